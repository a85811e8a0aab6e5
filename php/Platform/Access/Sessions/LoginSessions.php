<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Sessions;

use WP_Session_Tokens;

/**
 * WordPress' own sessions, which it keeps as one list for each person and writes back whole. Where Atoll changes one,
 * it does so only if the list is still what it was read as: of two requests at once neither undoes the other, and above
 * all none brings back a session that the other has ended.
 *
 * On a site that keeps sessions elsewhere (filter `session_token_manager`) they can be ended, but not prolonged.
 */
final class LoginSessions {

	private const META = 'session_tokens';

	/** Requests that change one person's sessions in the same moment. */
	private const MAX_TRIES = 5;

	public function __construct( private \wpdb $wpdb ) {}

	/**
	 * The session of the request's login cookie, also in REST without a nonce, where WordPress ignores the cookie. Null
	 * for an invalid one.
	 */
	public function current(): ?LoginSession {
		$user = wp_validate_auth_cookie( '', 'logged_in' );
		return false === $user ? null : $this->find( $user, wp_get_session_token() );
	}

	public function find( int $user, string $token ): ?LoginSession {
		$session = '' === $token ? null : WP_Session_Tokens::get_instance( $user )->get( $token );
		$begun   = $session['login'] ?? 0;
		$ends    = $session['expiration'] ?? 0;
		return is_int( $begun ) && is_int( $ends ) && $ends > 0
			? new LoginSession( $user, $token, $begun, $ends )
			: null;
	}

	/**
	 * Uses a cookie that is just being set as the present one, so that nonces of this answer belong to its session.
	 *
	 * @param string $cookie As action `set_logged_in_cookie` tells it.
	 */
	public function useCookie( string $cookie ): void {
		$_COOKIE[ LOGGED_IN_COOKIE ] = $cookie;
	}

	/** @param int $ends Seconds since the epoch. */
	public function setExpiration( LoginSession $session, int $ends ): ?LoginSession {
		$key       = $this->key( $session );
		$isChanged = $this->change(
			$session->userId,
			static function ( array $sessions ) use ( $key, $ends ): ?array {
				if ( ! is_array( $sessions[ $key ] ?? null ) ) {
					return null; // Ended meanwhile.
				}
				$sessions[ $key ]['expiration'] = $ends;
				return $sessions;
			}
		);
		return $isChanged ? $session->withEnd( $ends ) : $this->find( $session->userId, $session->token );
	}

	/** @return bool Whether it is certain that it has ended. */
	public function end( LoginSession $session ): bool {
		$key = $this->key( $session );
		if (
			! $this->change(
				$session->userId,
				static fn( array $sessions ): array => array_diff_key( $sessions, array( $key => true ) )
			)
		) {
			WP_Session_Tokens::get_instance( $session->userId )->destroy( $session->token );
			wp_cache_delete( $session->userId, 'user_meta' );
		}
		return null === $this->find( $session->userId, $session->token );
	}

	/** Every other session of the same person. */
	public function endOthers( LoginSession $session ): void {
		WP_Session_Tokens::get_instance( $session->userId )->destroy_others( $session->token );
	}

	public function endAll( int $user ): void {
		WP_Session_Tokens::get_instance( $user )->destroy_all();
	}

	/** As WordPress names sessions, whose list holds no token. */
	private function key( LoginSession $session ): string {
		return hash( 'sha256', $session->token );
	}

	/**
	 * @param \Closure(array<mixed>): (array<mixed>|null) $change Null when there is nothing to change.
	 * @return bool Whether it was written.
	 */
	private function change( int $user, \Closure $change ): bool {
		for ( $round = 0; $round < self::MAX_TRIES; $round++ ) {
			$before   = $this->wpdb->get_var( $this->wpdb->prepare( "SELECT meta_value FROM {$this->wpdb->usermeta} WHERE user_id = %d AND meta_key = %s", $user, self::META ) );
			$sessions = maybe_unserialize( (string) $before );
			$after    = is_array( $sessions ) ? $change( $sessions ) : null;
			if ( null === $after || $after === $sessions ) {
				wp_cache_delete( $user, 'user_meta' );
				return null !== $after;
			}
			$changedRows = $this->wpdb->query(
				$this->wpdb->prepare( "UPDATE {$this->wpdb->usermeta} SET meta_value = %s WHERE user_id = %d AND meta_key = %s AND meta_value = %s", maybe_serialize( $after ), $user, self::META, $before )
			);
			wp_cache_delete( $user, 'user_meta' );
			if ( 0 !== $changedRows ) {
				return is_int( $changedRows );
			}
		}
		return false;
	}
}
