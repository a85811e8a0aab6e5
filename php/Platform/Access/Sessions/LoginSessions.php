<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Sessions;

use WP_Session_Tokens;

/**
 * WordPress' own sessions, which it stores as one list for each user and writes as a whole. Atoll writes a change only
 * if the list is still the same as when it was read. So two requests at once do not undo each other's changes; in
 * particular, none restores a session that the other has ended.
 *
 * On sites that store sessions elsewhere (filter `session_token_manager`), they can be ended, but not extended.
 */
final class LoginSessions {

	private const META = 'session_tokens';

	/** Maximum number of tries when other requests change the same user's sessions. */
	private const MAX_TRIES = 5;

	public function __construct( private \wpdb $wpdb ) {}

	/**
	 * Returns the session of the request's login cookie; null if the cookie is invalid. Also works in REST requests
	 * without a nonce, for which WordPress ignores the cookie.
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
	 * Uses a cookie that is just being set for the rest of the request, so that nonces belong to its session.
	 *
	 * @param string $cookie Value from action `set_logged_in_cookie`.
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
					return null; // Ended in the meantime.
				}
				$sessions[ $key ]['expiration'] = $ends;
				return $sessions;
			}
		);
		return $isChanged ? $session->withEnd( $ends ) : $this->find( $session->userId, $session->token );
	}

	/** @return bool Whether the session has certainly ended. */
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

	/** Ends all other sessions of the user. */
	public function endOthers( LoginSession $session ): void {
		WP_Session_Tokens::get_instance( $session->userId )->destroy_others( $session->token );
	}

	public function endAll( int $user ): void {
		WP_Session_Tokens::get_instance( $user )->destroy_all();
	}

	/** Returns the key by which WordPress lists the session; the list does not store tokens. */
	private function key( LoginSession $session ): string {
		return hash( 'sha256', $session->token );
	}

	/**
	 * @param \Closure(array<mixed>): (array<mixed>|null) $change Returns null if there is nothing to change.
	 * @return bool Whether the change was written.
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
