<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Access\Sessions\LoginSession;
use Atoll\Platform\Access\Sessions\LoginSessions;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Users\UserTransaction;

/**
 * Ends the session of the login cookie that came, and clears the cookie in any case. It does not send `Clear-Site-Data:
 * "cache"`: private pages are `no-store`, so there is nothing of theirs to clear, and browsers would fetch every style,
 * script and font of the public site again, some after seconds of waiting.
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
	 * Ends every session of the person, in whatever browser.
	 *
	 * @throws StorageFailed
	 */
	public function endAll( LoginSession $session ): void {
		$this->transaction->change( $session->userId, fn() => $this->sessions->endAll( $session->userId ) );
		$this->clearCookie( $session );
	}

	/**
	 * Ends every session of the person but this one.
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
			/** WordPress' own action, for plugins that listen to it. */
			do_action( 'wp_logout', $session->userId );
		}
	}
}
