<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Http\NoStoreHeaders;
use Atoll\Portal\Access\LoginPages;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageSettings;

/**
 * Handles the posted "Log out" button, without JavaScript. Always redirects to the login page, whatever state the
 * session is in. Accepts an expired nonce if the button was pressed on this site (same origin). A post from another
 * site, or a GET request, does not end the session.
 */
final class LogOutController {

	public function __construct(
		private SessionEnd $sessionEnd,
		private LoginPages $loginPages,
		private PageMeta $meta,
		private LogOutIntent $intent,
		private SessionLifetime $lifetime
	) {}

	public function respond(): void {
		if ( $this->intent->isPosted() ) {
			$this->logOut( $this->meta->current(), $this->intent->isPostMeant(), 303 );
		}
	}

	/** Skips the confirmation on wp-login.php for clients, and for users who are already logged out. */
	public function skipConfirmation(): void {
		if ( ! is_user_logged_in() || $this->lifetime->appliesTo( get_current_user_id() ) ) {
			$this->logOut( new PageSettings(), $this->intent->isLinkMeant(), 302 );
		}
	}

	private function logOut( PageSettings $page, bool $isMeant, int $status ): never {
		NoStoreHeaders::send();
		$login = $this->loginPages->url( $page );
		if ( $isMeant ) {
			$this->sessionEnd->endCurrent();
			$login = $this->loginPages->afterLogout( $page );
		}
		wp_safe_redirect( $login, $status );
		exit;
	}
}
