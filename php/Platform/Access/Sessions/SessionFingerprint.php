<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Sessions;

/** What ties a page, and the answers typed into it, to the person who is logged in. */
final class SessionFingerprint {

	/** One for all forms of a page, so that one new nonce serves them all after a login in place. */
	private const ACTION = 'atoll_form';

	/** Tells one person from another and nothing about them: 16 hexadecimal digits; '' for nobody. */
	public function mark( int $user ): string {
		return $user > 0 ? substr( hash_hmac( 'sha256', "atoll owner {$user}", wp_salt( 'auth' ) ), 0, 16 ) : '';
	}

	/** Of the present session; '' for nobody, whose pages are everybody's. */
	public function nonce(): string {
		return is_user_logged_in() ? wp_create_nonce( self::ACTION ) : '';
	}

	/** Whether the present session made it. */
	public function isOwn( string $nonce ): bool {
		return is_user_logged_in() && false !== wp_verify_nonce( $nonce, self::ACTION );
	}
}
