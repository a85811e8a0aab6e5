<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Access\Requests\FetchMetadata;
use Atoll\Platform\Access\Sessions\LoginSession;
use Atoll\Platform\Access\Sessions\LoginSessions;
use Atoll\Platform\Access\Sessions\SessionEnded;
use Atoll\Platform\Errors\ErrorBoundary;
use WP_Error;

/**
 * Keeps a client's session alive while they are active: each page and each REST request postpones its end. The cookie
 * stays as it was at the login ({@see LoginCookie}), but the session behind it, which WordPress checks with each
 * request, ends after the idle time. So several tabs need no new cookie at once, and a stolen cookie is not worth more
 * than the session.
 */
final class SessionExtension {

	/** Minimum number of seconds between two extensions, because each is a write. */
	private const STEP = 60;

	public function __construct(
		private LoginSessions $sessions,
		private SessionLifetime $lifetime,
		private FetchMetadata $fetchMetadata
	) {}

	/** Postpones the end of a client's session; returns null if it has ended. */
	public function extend( LoginSession $session ): ?LoginSession {
		if ( ! $this->lifetime->appliesTo( $session->userId ) ) {
			return $session;
		}
		$end = $this->lifetime->endOf( $session );
		if ( $end <= $this->lifetime->now() ) {
			$this->sessions->end( $session ); // The settings have become stricter since the login.
			return null;
		}
		$change = $end - $session->ends;
		return $change >= 0 && $change < self::STEP ? $session : $this->sessions->setExpiration( $session, $end );
	}

	/** Ends a new session after the idle time; WordPress made it last as long as its cookie. */
	public function onLogin(
		string $cookie,
		int $expire,
		int $expiration,
		int $user,
		string $scheme,
		string $token
	): void {
		$session = $this->sessions->find( $user, $token );
		if ( null !== $session ) {
			$this->extend( $session );
		}
	}

	public function onPage(): void {
		if ( is_user_logged_in() && ! $this->fetchMetadata->isSpeculative() && ! $this->isStillValid() ) {
			wp_clear_auth_cookie();
			wp_set_current_user( 0 );
		}
	}

	/** @param WP_Error|bool|null $result WordPress' result of the request's authentication. */
	public function onRestCall( WP_Error|bool|null $result ): WP_Error|bool|null {
		return is_user_logged_in() && ! is_wp_error( $result ) && ! $this->isStillValid()
			? ( new ErrorBoundary() )->failure( new SessionEnded() )->toWpError()
			: $result;
	}

	/** True also for requests without a cookie, such as those with an application password. */
	private function isStillValid(): bool {
		$session = $this->sessions->find( get_current_user_id(), wp_get_session_token() );
		return null === $session || null !== $this->extend( $session );
	}
}
