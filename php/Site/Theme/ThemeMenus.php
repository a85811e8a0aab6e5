<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

/** A theme that is put back stands with its own menus. */
final class ThemeMenus {

	/**
	 * To be called when the site has changed to a theme of before. Of the one that leaves, WordPress would put the
	 * menus over the theme's own at its next request, which alone knows what the theme registers: they only fill places
	 * where it has none. Where it never had any, WordPress chooses.
	 *
	 * @param array<int> $left Menus by place, of the theme that leaves.
	 */
	public static function putBack( array $left ): void {
		$own = array_filter( get_nav_menu_locations() );
		if ( array() !== $own ) {
			delete_option( 'theme_switch_menu_locations' );
			set_theme_mod( 'nav_menu_locations', $own + array_filter( $left ) );
		}
	}
}
