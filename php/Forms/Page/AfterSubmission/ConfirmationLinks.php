<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\AfterSubmission;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Markup\ElementIds;
use Atoll\Forms\Page\PageProvider;
use Atoll\Forms\Page\Rendering\PageUrl;
use Atoll\Forms\Submission\StoredEntry;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Http\NoStoreHeaders;
use Atoll\Platform\Http\PrivatePageHeaders;
use Atoll\Platform\Http\SiteUrl;
use WP_Http;

/**
 * URLs that a submission redirects to: the current page with the confirmation in place of the form, or another page of
 * this site, which learns that the form was sent. They carry a sealed token, so that nobody can fake a submission, or
 * read the answers or the entry's number from it. It expires soon, so that a shared or bookmarked URL shows the form
 * again. Only the browser that sent the answers gets to see them.
 */
final class ConfirmationLinks {

	public const PARAMETER = PageProvider::CONFIRMATION;
	public const SUBMITTED = PageProvider::SUBMITTED;

	private const SECONDS = 900;

	public function __construct( private SiteUrl $site ) {}

	/**
	 * Returns the absolute URL of the current page with the confirmation.
	 *
	 * @param string $idPrefix Prefix of the element ids in the form that was sent.
	 */
	public function confirmationUrl(
		StoredEntry $stored,
		string $confirmationId,
		string $idPrefix,
		Visitor $visitor
	): string {
		$page = new PageUrl();
		$seal = $this->sealOf( $stored, $visitor, array( 'confirmation' => $confirmationId, 'place' => $idPrefix ) );
		return add_query_arg( self::PARAMETER, $seal, $page->absolute( $page->current() ) ) . '#'
			. ( new ElementIds( $idPrefix, $stored->form->id() ) )->form();
	}

	/**
	 * Returns the URL that the confirmation redirects to. A page of this site also learns what was submitted.
	 *
	 * The rest of the query stays exactly as written.
	 */
	public function redirectUrl( string $url, StoredEntry $stored, Visitor $visitor ): string {
		$page = new PageUrl();
		// The editor may have entered a path, which browsers resolve against the page with the form.
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

	/** Keeps the page out of caches: its content is for one browser. */
	public function keepPrivate(): void {
		NoStoreHeaders::send();
		PrivatePageHeaders::send();
	}

	/** Returns what the current URL shows instead of this form; null to show the form. */
	public function read( int $formNumber, Visitor $visitor ): ?ConfirmationReference {
		return $this->open( $this->parameter( self::PARAMETER ), $formNumber, $visitor );
	}

	/**
	 * Returns what the current URL shows instead of one instance of the form on the page; null to show the form.
	 *
	 * @param string $idPrefix Prefix of the element ids in this instance.
	 */
	public function at( int $formNumber, string $idPrefix, Visitor $visitor ): ?ConfirmationReference {
		$reference = $this->read( $formNumber, $visitor );
		return $idPrefix === $reference?->idPrefix ? $reference : null;
	}

	/** Returns the submission that led to the current page; null if there is none, or another browser sent it. */
	public function completedSubmission( Visitor $visitor ): ?CompletedSubmission {
		$token = $this->parameter( self::PARAMETER );
		$data  = $this->data( '' === $token ? $this->parameter( self::SUBMITTED ) : $token );
		$form  = $data->int( 'form' );
		return $form > 0 && $data->int( 'until' ) >= time() && $this->isSameBrowser( $data, $visitor )
			? new CompletedSubmission( $form, $data->string( 'sending' ) )
			: null;
	}

	/** @param string $seal Token from the URL, or sent along with a form. */
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

	/** @param array<string, string> $more Further content of the token. */
	private function sealOf( StoredEntry $stored, Visitor $visitor, array $more = array() ): string {
		$seal = new ConfirmationSeal();
		return $seal->seal(
			$more + array(
				'form'    => $stored->form->id(),
				'until'   => time() + self::SECONDS,
				'entry'   => $stored->entry->id,
				'browser' => $this->browserHash( $visitor ),
				// The same if a form is sent again unchanged, a different one after each change of an entry.
				'sending' => $seal->digest( "{$stored->entry->id} {$stored->entry->version}" ),
			)
		);
	}

	private function browserHash( Visitor $visitor ): string {
		return ( new ConfirmationSeal() )->digest( serialize( array( $visitor->ip(), $visitor->userAgent() ) ) );
	}

	private function parameter( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // The value is sealed.
		return is_string( $value ) ? $value : '';
	}
}
