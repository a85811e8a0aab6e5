<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Sessions;

/** Ties a page, and the answers typed into it, to the user who is logged in. */
final class SessionFingerprint {

	/** Action of the nonce: one for all forms of a page, so that a login in place needs only one new nonce. */
	private const ACTION = 'atoll_form';

	/** Returns a mark that identifies a user but reveals nothing about them: 16 hexadecimal digits; '' for visitors. */
	public function mark( int $user ): string {
		return $user > 0 ? substr( hash_hmac( 'sha256', "atoll owner {$user}", wp_salt( 'auth' ) ), 0, 16 ) : '';
	}

	/** Returns a nonce of the current session; empty for visitors, whose pages are the same for all. */
	public function nonce(): string {
		return is_user_logged_in() ? wp_create_nonce( self::ACTION ) : '';
	}

	/** Whether the nonce belongs to the current session. */
	public function isOwn( string $nonce ): bool {
		return is_user_logged_in() && false !== wp_verify_nonce( $nonce, self::ACTION );
	}
}
