<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Access\LoginSession;
use Atoll\Access\LoginSessions;
use Atoll\Access\Ownership;
use Atoll\Islands\Islands;
use Atoll\Module;
use Atoll\Portal\LoginPages;
use Atoll\Portal\PrivatePages;
use Atoll\Rest\Namespaces;
use Atoll\Site\Page\PageMeta;

/**
 * The place of the guard's island, for people who are logged in: on private pages, and wherever a form could lose what
 * is typed into it when the session ends.
 */
final class GuardIsland implements Module {

	/** After the content, before styles that came late are printed (20). */
	private const EARLY = 5;

	public function __construct( private Islands $islands, private PageMeta $meta, private PrivatePages $pages, private LoginPages $logins, private LoginSessions $sessions, private Lifetime $lifetime, private Ownership $ownership ) {}

	public function register(): void {
		add_action( 'wp_footer', $this->print( ... ), self::EARLY );
	}

	private function print(): void {
		$isPrivate = $this->meta->current()->isPrivate || $this->pages->settings( get_queried_object_id() )->isPrivate;
		$session   = is_user_logged_in() && ( $isPrivate || $this->islands->isUsed( 'form' ) ) ? $this->sessions->current() : null;
		if ( null !== $session ) {
			wp_enqueue_style( 'atoll-guard' );
			echo $this->islands->placeholder( 'guard', $this->props( $session ), '' ); // Escaped where it is built.
		}
	}

	/** @return array<string, string|int> As src/islands/guard takes them. */
	private function props( LoginSession $session ): array {
		return array(
			'token'       => rest_url( Namespaces::ATOLL . '/token' ),
			'logout'      => rest_url( Namespaces::ATOLL . '/logout' ),
			'login'       => rest_url( Namespaces::ATOLL . '/login' ),
			'loginPage'   => $this->logins->of( $this->meta->current() ),
			'exp'         => $session->ends,
			'mark'        => $this->ownership->mark( $session->userId ),
			'warnSeconds' => $this->lifetime->warnSeconds( $session->userId ),
		);
	}
}
