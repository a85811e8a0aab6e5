<?php

declare( strict_types=1 );

namespace Atoll\Site\Header;

use Atoll\Site\Page\PageSettings;

/**
 * The item "Log out", which private pages alone have (spec 2): a button that posts, since it changes something. It
 * holds a nonce, so it is printed for whoever is logged in and for nobody else: pages that visitors share never hold
 * one.
 */
final class LogOutItem {

	/** Input that ends the session; its value is a nonce for an action of the same name. */
	public const PARAMETER = 'atoll_log_out';

	/** '' where there is nothing to log out of. */
	public function form( PageSettings $page ): string {
		return $page->isPrivate && is_user_logged_in()
			? sprintf(
				'<form class="atoll-header__leave" method="post" action="%s"><input type="hidden" name="%s" value="%s"><button class="atoll-header__log-out">%s</button></form>',
				esc_url( $this->address() ),
				esc_attr( self::PARAMETER ),
				esc_attr( wp_create_nonce( self::PARAMETER ) ),
				esc_html__( 'Log out', 'atoll' )
			)
			: '';
	}

	/** The page itself: its settings say where one logs in. */
	private function address(): string {
		return (string) get_permalink( get_queried_object_id() ) ?: home_url( '/' );
	}
}
