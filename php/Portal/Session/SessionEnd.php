<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Access\Sessions\LoginSession;
use Atoll\Platform\Access\Sessions\LoginSessions;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Users\UserTransaction;

/**
 * Ends the session of the request's login cookie, and always clears the cookie. Does not send `Clear-Site-Data:
 * "cache"`: private pages are `no-store`, so the cache holds nothing of them, and browsers would load all styles,
 * scripts and fonts of the public site again, some after a delay of seconds.
 */
final class SessionEnd {

	public function __construct( private LoginSessions $sessions, private UserTransaction $transaction ) {}

	public function endCurrent(): void {
		$session = $this->sessions->current();
		if ( null !== $session && ! $this->sessions->end( $session ) ) {
			( new ErrorLog() )->note( "the session of user {$session->userId} could not be ended; it ends by itself." );
		}
		$this->clearCookie( $session );
	}

	/**
	 * Ends all sessions of the user, in all browsers.
	 *
	 * @throws StorageFailed
	 */
	public function endAll( LoginSession $session ): void {
		$this->transaction->change( $session->userId, fn() => $this->sessions->endAll( $session->userId ) );
		$this->clearCookie( $session );
	}

	/**
	 * Ends all other sessions of the user.
	 *
	 * @throws StorageFailed
	 */
	public function endOthers( LoginSession $session ): void {
		$this->transaction->change( $session->userId, fn() => $this->sessions->endOthers( $session ) );
	}

	private function clearCookie( ?LoginSession $session ): void {
		wp_clear_auth_cookie();
		wp_set_current_user( 0 );
		if ( null !== $session ) {
			/** This action is documented in wp-includes/pluggable.php */
			do_action( 'wp_logout', $session->userId );
		}
	}
}
