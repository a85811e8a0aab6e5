<?php

declare( strict_types=1 );

namespace Atoll\PlainPost;

use Atoll\Access\Visitor;
use Atoll\Contract\Data;
use Atoll\Entries\Stored;

/**
 * The address that shows a form's confirmation in place of the form. Sealed, so that nobody can make a page claim that
 * something was sent, and that neither the answers nor the entry's number can be read from it. It is short-lived, so
 * that a shared or kept address shows the form again, and shows answers to the browser alone that sent them.
 */
final class ConfirmationLinks {

	public const PARAMETER = 'atoll_confirmation';

	private const SECONDS = 900;

	/** Absolute address of the present page with the confirmation. */
	public function to( Stored $stored, string $confirmationId, Visitor $visitor ): string {
		$page = new PageAddress();
		$seal = $this->seal(
			array(
				'form'         => $stored->form->id(),
				'until'        => time() + self::SECONDS,
				'confirmation' => $confirmationId,
				'entry'        => $stored->entry->id,
				'browser'      => $this->browser( $visitor ),
			)
		);
		return add_query_arg( self::PARAMETER, $seal, $page->absolute( $page->current() ) ) . '#atoll-form-' . $stored->form->id();
	}

	public function isPresent(): bool {
		return '' !== $this->sent();
	}

	/** What the present address shows instead of this form; null to show the form. */
	public function of( int $formNumber, Visitor $visitor ): ?Sent {
		return $this->open( $this->sent(), $formNumber, $visitor );
	}

	/** @param string $seal As in the address, or as a form sent it along. */
	public function open( string $seal, int $formNumber, Visitor $visitor ): ?Sent {
		$data = $this->unseal( $seal );
		if ( $data->int( 'form' ) !== $formNumber || $data->int( 'until' ) < time() ) {
			return null;
		}
		$isTheirs = hash_equals( $data->string( 'browser' ), $this->browser( $visitor ) );
		return new Sent( $data->string( 'confirmation' ), $isTheirs ? $data->int( 'entry' ) : null, $seal );
	}

	private function browser( Visitor $visitor ): string {
		return substr( hash_hmac( 'sha256', serialize( array( $visitor->ip(), $visitor->userAgent() ) ), $this->key() ), 0, 16 );
	}

	/** @param array<string, int|string> $data */
	private function seal( array $data ): string {
		$nonce = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		$box   = sodium_crypto_secretbox( (string) wp_json_encode( $data ), $nonce, $this->key() );
		return rtrim( strtr( base64_encode( $nonce . $box ), '+/', '-_' ), '=' );
	}

	private function unseal( string $seal ): Data {
		$bytes = (string) base64_decode( strtr( $seal, '-_', '+/' ), true );
		if ( strlen( $bytes ) < SODIUM_CRYPTO_SECRETBOX_NONCEBYTES + SODIUM_CRYPTO_SECRETBOX_MACBYTES ) {
			return new Data( array() );
		}
		$box = substr( $bytes, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		return Data::of( json_decode( (string) sodium_crypto_secretbox_open( $box, substr( $bytes, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ), $this->key() ), true ) );
	}

	private function key(): string {
		return hash_hmac( 'sha256', 'atoll confirmation', wp_salt( 'auth' ), true );
	}

	private function sent(): string {
		$sent = $_GET[ self::PARAMETER ] ?? ''; // It is sealed.
		return is_string( $sent ) ? $sent : '';
	}
}
