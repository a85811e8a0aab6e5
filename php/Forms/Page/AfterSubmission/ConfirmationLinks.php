<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\AfterSubmission;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Page\Rendering\PageAddress;
use Atoll\Forms\Submission\StoredEntry;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Http\NoStoreHeaders;
use Atoll\Platform\Http\PrivatePageHeaders;

/**
 * The addresses that a stored form leads on to: the one that shows its confirmation in place of the form, and those of
 * other pages of this site, which are told that it was sent. Sealed, so that nobody can make a page claim that
 * something was sent, and that neither the answers nor the entry's number can be read from it. It is short-lived, so
 * that a shared or kept address shows the form again, and shows answers to the browser alone that sent them.
 */
final class ConfirmationLinks {

	public const PARAMETER = 'atoll_confirmation';
	public const ONWARD    = 'atoll_submitted';

	private const SECONDS = 900;

	/** Absolute address of the present page with the confirmation. */
	public function to( StoredEntry $stored, string $confirmationId, Visitor $visitor ): string {
		$page = new PageAddress();
		$seal = $this->sealOf( $stored, $confirmationId, $visitor );
		return add_query_arg( self::PARAMETER, $seal, $page->absolute( $page->current() ) ) . '#atoll-form-'
			. $stored->form->id();
	}

	/**
	 * A confirmation's own address; a page of this site is told what it follows.
	 *
	 * Whatever else its query holds stays as it is, letter by letter.
	 */
	public function onward( string $url, StoredEntry $stored, Visitor $visitor ): string {
		if ( ! $this->isHere( $url ) ) {
			return $url;
		}
		[ $address, $fragment ] = array_pad( explode( '#', $url, 2 ), 2, '' );
		$joint                  = str_contains( $address, '?' ) ? '&' : '?';
		return $address . $joint . self::ONWARD . '=' . $this->sealOf( $stored, '', $visitor )
			. ( '' === $fragment ? '' : "#{$fragment}" );
	}

	public function isPresent(): bool {
		return '' !== $this->asked( self::PARAMETER ) . $this->asked( self::ONWARD );
	}

	/** Keeps the page out of caches: what it says is for one browser. */
	public function keepPrivate(): void {
		NoStoreHeaders::send();
		PrivatePageHeaders::send();
	}

	/** What the present address shows instead of this form; null to show the form. */
	public function of( int $formNumber, Visitor $visitor ): ?ConfirmationReference {
		return $this->open( $this->asked( self::PARAMETER ), $formNumber, $visitor );
	}

	/** The sending that the present page follows; null when there is none, or another browser's. */
	public function followed( Visitor $visitor ): ?CompletedSubmission {
		$asked = $this->asked( self::PARAMETER );
		$data  = $this->unseal( '' === $asked ? $this->asked( self::ONWARD ) : $asked );
		$form  = $data->int( 'form' );
		return $form > 0 && $data->int( 'until' ) >= time() && $this->isTheirs( $data, $visitor )
			? new CompletedSubmission( $form, $data->string( 'sending' ) )
			: null;
	}

	/** @param string $seal As in the address, or as a form sent it along. */
	public function open( string $seal, int $formNumber, Visitor $visitor ): ?ConfirmationReference {
		$data = $this->unseal( $seal );
		if ( $data->int( 'form' ) !== $formNumber || $data->int( 'until' ) < time() ) {
			return null;
		}
		return new ConfirmationReference(
			$data->string( 'confirmation' ), $this->isTheirs( $data, $visitor ) ? $data->int( 'entry' ) : null, $seal
		);
	}

	private function isTheirs( JsonData $data, Visitor $visitor ): bool {
		return hash_equals( $data->string( 'browser' ), $this->browser( $visitor ) );
	}

	/** Whether an address is of this site. */
	private function isHere( string $url ): bool {
		$home  = (array) wp_parse_url( home_url() );
		$there = (array) wp_parse_url( $url );
		return ! isset( $there['host'] )
			|| array( $home['host'] ?? '', $home['port'] ?? 0 ) === array( $there['host'], $there['port'] ?? 0 );
	}

	private function sealOf( StoredEntry $stored, string $confirmationId, Visitor $visitor ): string {
		return $this->seal(
			array(
				'form'         => $stored->form->id(),
				'until'        => time() + self::SECONDS,
				'confirmation' => $confirmationId,
				'entry'        => $stored->entry->id,
				'browser'      => $this->browser( $visitor ),
				// The same for a form that is sent again unchanged, another one for each change of an entry.
				'sending'      => substr(
					hash_hmac( 'sha256', "{$stored->entry->id} {$stored->entry->version}", $this->key() ), 0, 16
				),
			)
		);
	}

	private function browser( Visitor $visitor ): string {
		return substr(
			hash_hmac( 'sha256', serialize( array( $visitor->ip(), $visitor->userAgent() ) ), $this->key() ), 0, 16
		);
	}

	/** @param array<string, int|string> $data */
	private function seal( array $data ): string {
		$nonce = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		$box   = sodium_crypto_secretbox( (string) wp_json_encode( $data ), $nonce, $this->key() );
		return rtrim( strtr( base64_encode( $nonce . $box ), '+/', '-_' ), '=' );
	}

	private function unseal( string $seal ): JsonData {
		$bytes = (string) base64_decode( strtr( $seal, '-_', '+/' ), true );
		if ( strlen( $bytes ) < SODIUM_CRYPTO_SECRETBOX_NONCEBYTES + SODIUM_CRYPTO_SECRETBOX_MACBYTES ) {
			return new JsonData( array() );
		}
		$box = substr( $bytes, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		return JsonData::of(
			json_decode(
				(string) sodium_crypto_secretbox_open(
					$box, substr( $bytes, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ), $this->key()
				),
				true
			)
		);
	}

	private function key(): string {
		return hash_hmac( 'sha256', 'atoll confirmation', wp_salt( 'auth' ), true );
	}

	private function asked( string $parameter ): string {
		$asked = $_GET[ $parameter ] ?? ''; // It is sealed.
		return is_string( $asked ) ? $asked : '';
	}
}
