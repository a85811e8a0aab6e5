<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

use Atoll\Site\Page\PageSettings;

/**
 * The item "Log out", which private pages alone have (spec 2). Its address holds a nonce, so it is printed for whoever
 * is logged in and for nobody else: pages that visitors share never hold one.
 */
final class LogOut {

	/** Query argument that ends the session; its value is a nonce for an action of the same name. */
	public const PARAMETER = 'atoll_log_out';

	/** '' where there is nothing to log out of. */
	public function link( PageSettings $page ): string {
		return $page->isPrivate && is_user_logged_in()
			? sprintf( '<a class="atoll-header__log-out" href="%s" rel="nofollow">%s</a>', esc_url( $this->address() ), esc_html__( 'Log out', 'atoll' ) )
			: '';
	}

	/** The page itself, which knows where one logs in to it. */
	private function address(): string {
		$page = (string) get_permalink( get_queried_object_id() ) ?: home_url( '/' );
		return add_query_arg( self::PARAMETER, wp_create_nonce( self::PARAMETER ), $page );
	}
}
