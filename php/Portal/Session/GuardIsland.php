<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Access\Sessions\LoginSessions;
use Atoll\Platform\Islands\Islands;
use Atoll\Portal\Dialogs\SessionDialogs;
use Atoll\Portal\PrivateContent\PrivatePages;
use Atoll\Site\Header\LogOutItem;

/**
 * The placeholder of the guard's island, for logged-in users. On private pages it starts with the page. On pages where
 * a form could lose what is typed into it when the session ends, it starts once there is something to lose
 * (src/islands/form/persistence/watch-session).
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
		// On an archive, the queried object is a term or author, whose id may equal that of a private page.
		$page      = is_singular() || is_home() ? get_queried_object_id() : 0;
		$isPrivate = $this->pages->isPrivate( $page );
		$session   = is_user_logged_in() && ( $isPrivate || $this->islands->isUsed( 'form' ) )
			? $this->sessions->current()
			: null;
		if ( null !== $session ) {
			wp_enqueue_style( 'atoll-guard' );
			// Escaped by the methods that build it.
			echo $this->islands->placeholder(
				'guard',
				$this->props->build( $session, $isPrivate ),
				$this->dialogs->html() . $this->logOut->hiddenForm(),
				$isPrivate ? null : 'intent' // Not started by an interaction, as it shows nothing: the form starts it.
			);
		}
	}
}
