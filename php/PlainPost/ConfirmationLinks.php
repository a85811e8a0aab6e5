<?php

declare( strict_types=1 );

namespace Atoll\PlainPost;

/**
 * The address that shows a form's confirmation in place of the form. Signed, so that nobody can make a page claim that
 * something was sent, and short-lived, so that a shared or kept address shows the form again.
 */
final class ConfirmationLinks {

	public const PARAMETER = 'atoll_confirmation';

	private const SECONDS = 900;

	/** Absolute address of the present page with the confirmation. */
	public function to( int $formNumber, string $confirmationId ): string {
		$payload = $formNumber . '.' . ( time() + self::SECONDS ) . '.' . bin2hex( $confirmationId );
		$page    = new PageAddress();
		return add_query_arg( self::PARAMETER, $payload . '.' . $this->sign( $payload ), $page->absolute( $page->current() ) ) . '#atoll-form-' . $formNumber;
	}

	public function isPresent(): bool {
		return '' !== $this->sent();
	}

	/** Id of the confirmation to show instead of this form; null to show the form. */
	public function confirmationOf( int $formNumber ): ?string {
		$parts = explode( '.', $this->sent() );
		if ( 4 !== count( $parts ) || (string) $formNumber !== $parts[0] || (int) $parts[1] < time() ) {
			return null;
		}
		$signature = (string) array_pop( $parts );
		return hash_equals( $this->sign( implode( '.', $parts ) ), $signature ) ? (string) hex2bin( $parts[2] ) : null;
	}

	private function sign( string $payload ): string {
		return substr( hash_hmac( 'sha256', 'atoll confirmation ' . $payload, wp_salt( 'auth' ) ), 0, 32 );
	}

	private function sent(): string {
		$sent = $_GET[ self::PARAMETER ] ?? ''; // It is signed, and compared.
		return is_string( $sent ) ? $sent : '';
	}
}
