<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Access\Sessions\LoginSession;
use Atoll\Platform\Access\Sessions\LoginSessions;
use Atoll\Platform\Access\Sessions\SessionFingerprint;
use Atoll\Platform\Islands\Islands;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Portal\Access\LoginPages;
use Atoll\Portal\Dialogs\SessionDialogs;
use Atoll\Portal\PrivateContent\PrivatePages;
use Atoll\Site\Page\PageMeta;

/**
 * The place of the guard's island, for people who are logged in: on private pages, and wherever a form could lose what
 * is typed into it when the session ends.
 */
final class GuardIsland {

	public function __construct(
		private Islands $islands,
		private PageMeta $meta,
		private PrivatePages $pages,
		private LoginPages $logins,
		private LoginSessions $sessions,
		private SessionLifetime $lifetime,
		private SessionFingerprint $ownership,
		private SessionDialogs $dialogs
	) {}

	public function print(): void {
		$isPrivate = $this->meta->current()->isPrivate || $this->pages->settings( get_queried_object_id() )->isPrivate;
		$session   = is_user_logged_in() && ( $isPrivate || $this->islands->isUsed( 'form' ) )
			? $this->sessions->current()
			: null;
		if ( null !== $session ) {
			wp_enqueue_style( 'atoll-guard' );
			// Escaped where it is built.
			echo $this->islands->placeholder( 'guard', $this->props( $session, $isPrivate ), $this->dialogs->html() );
		}
	}

	private function token(): string {
		return rest_url( RestNamespaces::ATOLL . '/token' );
	}

	/** @return array<string, string|int|bool> As src/islands/guard takes them. */
	private function props( LoginSession $session, bool $isPrivate ): array {
		return array(
			'token'       => $this->token(),
			'logout'      => rest_url( RestNamespaces::ATOLL . '/logout' ),
			'login'       => rest_url( RestNamespaces::ATOLL . '/login' ),
			'loginPage'   => $this->logins->of( $this->meta->current() ),
			'leftPage'    => $this->logins->afterLogout( $this->meta->current() ),
			'isPrivate'   => $isPrivate,
			'exp'         => $session->ends,
			'mark'        => $this->ownership->mark( $session->userId ),
			'warnSeconds' => $this->lifetime->warnSeconds( $session->userId ),
		);
	}
}
