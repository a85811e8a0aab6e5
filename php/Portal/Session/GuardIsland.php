<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Access\Sessions\LoginSessions;
use Atoll\Platform\Islands\Islands;
use Atoll\Portal\Dialogs\SessionDialogs;
use Atoll\Portal\PrivateContent\PrivatePages;
use Atoll\Site\Page\PageMeta;

/**
 * The place of the guard's island, for people who are logged in: on private pages, where it starts with the page, and
 * wherever a form could lose what is typed into it when the session ends, where it starts once the form has something
 * to lose (src/islands/form/persistence/watch-session).
 */
final class GuardIsland {

	public function __construct(
		private Islands $islands,
		private PageMeta $meta,
		private PrivatePages $pages,
		private LoginSessions $sessions,
		private SessionDialogs $dialogs,
		private GuardProps $props,
	) {}

	public function print(): void {
		$isPrivate = $this->meta->current()->isPrivate || $this->pages->settings( get_queried_object_id() )->isPrivate;
		$session   = is_user_logged_in() && ( $isPrivate || $this->islands->isUsed( 'form' ) )
			? $this->sessions->current()
			: null;
		if ( null !== $session ) {
			wp_enqueue_style( 'atoll-guard' );
			// Escaped where it is built.
			echo $this->islands->placeholder(
				'guard',
				$this->props->of( $session, $isPrivate ),
				$this->dialogs->html(),
				$isPrivate ? null : 'intent' // It shows nothing to point at: its form wakes it.
			);
		}
	}
}
