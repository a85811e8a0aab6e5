<?php

declare( strict_types=1 );

namespace Atoll\Site;

use Atoll\Site\Theme\BlockTheme;
use WP_Theme;

/**
 * Goes back to the theme of before when the plugin leaves: the plugin's own theme leaves with it,
 * and a site without a theme is a blank page. When the plugin comes back, so does its theme.
 */
final class ThemeSwitch {

	private const OPTION = 'atoll_previous_theme';

	/** Option: the theme that took the place of ours when the plugin left. */
	private const STAND_IN = 'atoll_theme_meanwhile';

	/** Stores the present theme, and switches to ours again if it only stood in for that; on activation. */
	public function activate(): void {
		$this->rememberPrevious( get_stylesheet() );
		// WordPress knows for half an hour which themes there were without the plugin.
		search_theme_directories( true );
		if ( get_option( self::STAND_IN ) === get_stylesheet() ) { // Whoever chose another since keeps it.
			switch_theme( BlockTheme::NAME );
		}
		delete_option( self::STAND_IN );
	}

	/** Leaves the plugin's theme for the one of before, or for any other that is installed; on deactivation. */
	public function deactivate(): void {
		if ( BlockTheme::NAME === get_stylesheet() ) {
			$theme = $this->previous() ?? $this->other();
			if ( $theme ) {
				switch_theme( $theme->get_stylesheet() );
				update_option( self::STAND_IN, $theme->get_stylesheet(), false );
			}
		}
		delete_option( self::OPTION );
	}

	public function themeSwitched( string $name, WP_Theme $theme, WP_Theme $old ): void {
		if ( BlockTheme::NAME === $theme->get_stylesheet() ) {
			$this->rememberPrevious( $old->get_stylesheet() );
		}
	}

	private function rememberPrevious( string $stylesheet ): void {
		if ( '' !== $stylesheet && BlockTheme::NAME !== $stylesheet ) {
			update_option( self::OPTION, $stylesheet, false );
		}
	}

	private function previous(): ?WP_Theme {
		$name  = get_option( self::OPTION );
		$theme = wp_get_theme( is_string( $name ) ? $name : '' );
		return $theme->exists() && BlockTheme::NAME !== $theme->get_stylesheet() ? $theme : null;
	}

	private function other(): ?WP_Theme {
		$default = WP_Theme::get_core_default_theme();
		if ( $default ) {
			return $default;
		}
		$others = array_diff_key( wp_get_themes(), array( BlockTheme::NAME => true ) );
		return reset( $others ) ?: null;
	}
}
