<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

use Atoll\Site\Page\PageSettings;

/**
 * The item "Log out", which private pages alone have (spec 2). Its address holds a nonce, so it is printed for whoever
 * is logged in and for nobody else: pages that visitors share never hold one.
 */
final class LogOut {

	/** '' where there is nothing to log out of. */
	public function link( PageSettings $page ): string {
		return $page->isPrivate && is_user_logged_in()
			? sprintf( '<a class="atoll-header__log-out" href="%s">%s</a>', esc_url( wp_logout_url( $this->landing( $page ) ) ), esc_html__( 'Log out', 'atoll' ) )
			: '';
	}

	/** The portal's login page (spec 4), or the front page where there is none. */
	private function landing( PageSettings $page ): string {
		return '' === $page->loginUrl ? home_url( '/' ) : $page->loginUrl;
	}
}
