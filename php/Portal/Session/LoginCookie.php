<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

/**
 * The cookie of a client's login, which is WordPress' own: signed until the longest login is over, and gone when the
 * browser is closed. When the login itself ends is {@see SessionExtension}'s.
 */
final class LoginCookie {

	public function __construct( private SessionLifetime $lifetime ) {}

	/** @return int Seconds for which it is signed. */
	public function expiration( int $seconds, int $user ): int {
		return $this->lifetime->appliesTo( $user ) ? $this->lifetime->longestSeconds() : $seconds;
	}

	/** "Remember me" is not for clients: their cookies go when the browser is closed. */
	public function withoutRememberMe(
		bool $send,
		int $expire = 0,
		int $expiration = 0,
		int $user = 0,
		string $scheme = '',
		string $token = ''
	): bool {
		if ( ! $send || $expire <= 0 || '' === $token || ! $this->lifetime->appliesTo( $user ) ) {
			return $send;
		}
		wp_set_auth_cookie( $user, false, 'secure_auth' === $scheme, $token );
		return false;
	}
}
