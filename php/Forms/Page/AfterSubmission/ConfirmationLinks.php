<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\AfterSubmission;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Markup\ElementIds;
use Atoll\Forms\Page\Rendering\PageAddress;
use Atoll\Forms\Submission\StoredEntry;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Http\NoStoreHeaders;
use Atoll\Platform\Http\PrivatePageHeaders;
use Atoll\Platform\Http\SiteUrl;
use WP_Http;

/**
 * The addresses that a submission redirects to: the one that shows its confirmation in place of the form, and those of
 * other pages of this site, which learn from it that the form was sent. Sealed, so that nobody can make a page claim
 * that something was sent, and that neither the answers nor the entry's number can be read from it. It is short-lived,
 * so that a shared or kept address shows the form again, and shows answers to the browser alone that sent them.
 */
final class ConfirmationLinks {

	public const PARAMETER = 'atoll_confirmation';
	public const SUBMITTED = 'atoll_submitted';

	private const SECONDS = 900;

	public function __construct( private SiteUrl $site ) {}

	/**
	 * Absolute address of the present page with the confirmation.
	 *
	 * @param string $idPrefix What the ids of the place that the form was sent from begin with.
	 */
	public function confirmationUrl(
		StoredEntry $stored,
		string $confirmationId,
		string $idPrefix,
		Visitor $visitor
	): string {
		$page = new PageAddress();
		$seal = $this->sealOf( $stored, $visitor, array( 'confirmation' => $confirmationId, 'place' => $idPrefix ) );
		return add_query_arg( self::PARAMETER, $seal, $page->absolute( $page->current() ) ) . '#'
			. ( new ElementIds( $idPrefix, $stored->form->id() ) )->form();
	}

	/**
	 * A confirmation's own address; a page of this site also gets what was submitted.
	 *
	 * Whatever else its query holds stays as it is, letter by letter.
	 */
	public function redirectUrl( string $url, StoredEntry $stored, Visitor $visitor ): string {
		$page = new PageAddress();
		// An editor may have written a path; browsers read it from where the form was sent.
		$whole = WP_Http::make_absolute_url( $url, $page->absolute( $page->current() ) );
		if ( ! $this->site->contains( $whole ) ) {
			return $url;
		}
		[ $address, $fragment ] = array_pad( explode( '#', $url, 2 ), 2, '' );
		$separator              = str_contains( $address, '?' ) ? '&' : '?';
		return $address . $separator . self::SUBMITTED . '=' . $this->sealOf( $stored, $visitor )
			. ( '' === $fragment ? '' : "#{$fragment}" );
	}

	public function isPresent(): bool {
		return '' !== $this->parameter( self::PARAMETER ) . $this->parameter( self::SUBMITTED );
	}

	/** Keeps the page out of caches: what it says is for one browser. */
	public function keepPrivate(): void {
		NoStoreHeaders::send();
		PrivatePageHeaders::send();
	}

	/** What the present address shows instead of this form; null to show the form. */
	public function of( int $formNumber, Visitor $visitor ): ?ConfirmationReference {
		return $this->open( $this->parameter( self::PARAMETER ), $formNumber, $visitor );
	}

	/**
	 * What it shows instead of this form at one of its places; null to show the form there.
	 *
	 * @param string $idPrefix What the ids of the place begin with.
	 */
	public function at( int $formNumber, string $idPrefix, Visitor $visitor ): ?ConfirmationReference {
		$reference = $this->of( $formNumber, $visitor );
		return $idPrefix === $reference?->idPrefix ? $reference : null;
	}

	/** The submission that led to the present page; null when there is none, or another browser's. */
	public function completedSubmission( Visitor $visitor ): ?CompletedSubmission {
		$token = $this->parameter( self::PARAMETER );
		$data  = $this->data( '' === $token ? $this->parameter( self::SUBMITTED ) : $token );
		$form  = $data->int( 'form' );
		return $form > 0 && $data->int( 'until' ) >= time() && $this->isSameBrowser( $data, $visitor )
			? new CompletedSubmission( $form, $data->string( 'sending' ) )
			: null;
	}

	/** @param string $seal As in the address, or as a form sent it along. */
	public function open( string $seal, int $formNumber, Visitor $visitor ): ?ConfirmationReference {
		$data = $this->data( $seal );
		if ( $data->int( 'form' ) !== $formNumber || $data->int( 'until' ) < time() ) {
			return null;
		}
		return new ConfirmationReference(
			$data->string( 'confirmation' ),
			$this->isSameBrowser( $data, $visitor ) ? $data->int( 'entry' ) : null,
			$seal,
			$data->string( 'place' )
		);
	}

	private function data( string $seal ): JsonData {
		return '' === $seal ? new JsonData( array() ) : ( new ConfirmationSeal() )->open( $seal );
	}

	private function isSameBrowser( JsonData $data, Visitor $visitor ): bool {
		return hash_equals( $data->string( 'browser' ), $this->browserHash( $visitor ) );
	}

	/** @param array<string, string> $more What else it holds. */
	private function sealOf( StoredEntry $stored, Visitor $visitor, array $more = array() ): string {
		$seal = new ConfirmationSeal();
		return $seal->of(
			$more + array(
				'form'    => $stored->form->id(),
				'until'   => time() + self::SECONDS,
				'entry'   => $stored->entry->id,
				'browser' => $this->browserHash( $visitor ),
				// The same for a form that is sent again unchanged, another one for each change of an entry.
				'sending' => $seal->digest( "{$stored->entry->id} {$stored->entry->version}" ),
			)
		);
	}

	private function browserHash( Visitor $visitor ): string {
		return ( new ConfirmationSeal() )->digest( serialize( array( $visitor->ip(), $visitor->userAgent() ) ) );
	}

	private function parameter( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // It is sealed.
		return is_string( $value ) ? $value : '';
	}
}
