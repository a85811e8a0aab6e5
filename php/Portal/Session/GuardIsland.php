<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Access\Sessions\LoginSessions;
use Atoll\Platform\Islands\Islands;
use Atoll\Portal\Dialogs\SessionDialogs;
use Atoll\Portal\PrivateContent\PrivatePages;
use Atoll\Site\Header\LogOutItem;

/**
 * The place of the guard's island, for people who are logged in: on private pages, where it starts with the page, and
 * wherever a form could lose what is typed into it when the session ends, where it starts once the form has something
 * to lose (src/islands/form/persistence/watch-session).
 */
final class GuardIsland {

	public function __construct(
		private Islands $islands,
		private PrivatePages $pages,
		private LoginSessions $sessions,
		private SessionDialogs $dialogs,
		private GuardProps $props,
		private LogOutItem $logOut,
	) {}

	public function print(): void {
		// The number of an archive's category or author may be a private page's too.
		$page      = is_singular() || is_home() ? get_queried_object_id() : 0;
		$isPrivate = $this->pages->isPrivate( $page );
		$session   = is_user_logged_in() && ( $isPrivate || $this->islands->isUsed( 'form' ) )
			? $this->sessions->current()
			: null;
		if ( null !== $session ) {
			wp_enqueue_style( 'atoll-guard' );
			// Escaped where it is built.
			echo $this->islands->placeholder(
				'guard',
				$this->props->of( $session, $isPrivate ),
				$this->dialogs->html() . $this->logOut->hiddenForm(),
				$isPrivate ? null : 'intent' // It shows nothing to point at: its form wakes it.
			);
		}
	}
}
