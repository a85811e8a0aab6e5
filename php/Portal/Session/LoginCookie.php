<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

/**
 * A client's login cookie, which is WordPress' own. It is valid for the longest login, and ends when the browser is
 * closed. {@see SessionExtension} decides when the login itself ends.
 */
final class LoginCookie {

	public function __construct( private SessionLifetime $lifetime ) {}

	/** @return int Seconds for which the cookie is valid. */
	public function expiration( int $seconds, int $user ): int {
		return $this->lifetime->appliesTo( $user ) ? $this->lifetime->longestSeconds() : $seconds;
	}

	/** Ignores "Remember me" for clients: their cookies end when the browser is closed. */
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
