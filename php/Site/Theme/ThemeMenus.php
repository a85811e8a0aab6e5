<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

/** Restores a theme's own menus when the site switches back to it. */
final class ThemeMenus {

	/**
	 * Call it after the site has switched back to an earlier theme. On its next request WordPress would replace that
	 * theme's menus with those of the theme that was left. Instead, those only fill menu locations without a menu. If
	 * the earlier theme never had menus, WordPress maps them as usual.
	 *
	 * @param array<int> $left Menu ids by location, of the theme that was left.
	 */
	public static function putBack( array $left ): void {
		$own = array_filter( get_nav_menu_locations() );
		if ( array() !== $own ) {
			delete_option( 'theme_switch_menu_locations' );
			set_theme_mod( 'nav_menu_locations', $own + array_filter( $left ) );
		}
	}
}
