<?php

declare( strict_types=1 );

namespace Atoll\Site;

use Atoll\Site\Theme\BlockTheme;
use Atoll\Site\Theme\ThemeMenus;
use WP_Theme;

/**
 * Goes back to the theme of before when the plugin leaves: the plugin's own theme leaves with it, what is a child of
 * that has nothing to show either, and a site without a theme is a blank page. When the plugin comes back, so does the
 * theme that was worn.
 */
final class ThemeSwitch {

	private const OPTION = 'atoll_previous_theme';

	/** Option: the theme that was worn when the plugin left, ours or a child of it. */
	private const LEFT = 'atoll_theme_left';

	/** Option: the theme that took its place. */
	private const STAND_IN = 'atoll_theme_meanwhile';

	/** Stores the present theme, and switches to ours again if it only stood in for that; on activation. */
	public function activate(): void {
		// WordPress knows for half an hour which themes there were without the plugin, and what they lacked.
		wp_clean_themes_cache( false );
		$this->rememberPrevious( wp_get_theme() );
		if ( get_option( self::STAND_IN ) === get_stylesheet() ) { // Whoever chose another since keeps it.
			$this->change( $this->stored( self::LEFT )?->get_stylesheet() ?? BlockTheme::NAME );
		}
		delete_option( self::LEFT );
		delete_option( self::STAND_IN );
	}

	/** Leaves the plugin's theme for the one of before, or for any other that is installed; on deactivation. */
	public function deactivate(): void {
		if ( BlockTheme::isActive() ) {
			$left  = get_stylesheet();
			$theme = $this->standIn();
			if ( $theme ) {
				$this->change( $theme->get_stylesheet() );
				update_option( self::LEFT, $left, false );
				update_option( self::STAND_IN, $theme->get_stylesheet(), false );
			}
		}
		delete_option( self::OPTION );
	}

	public function themeSwitched( string $name, WP_Theme $theme, WP_Theme $old ): void {
		if ( $this->isOurs( $theme ) ) {
			$this->rememberPrevious( $old );
		}
	}

	/** What a site can wear instead of ours: the theme of before, or any other that is installed. */
	public function standIn(): ?WP_Theme {
		return $this->previous() ?? $this->other();
	}

	private function change( string $stylesheet ): void {
		$left = get_nav_menu_locations();
		switch_theme( $stylesheet );
		ThemeMenus::putBack( $left );
	}

	/** Whether it shows nothing without the plugin. */
	private function isOurs( WP_Theme $theme ): bool {
		return BlockTheme::NAME === $theme->get_template();
	}

	private function rememberPrevious( WP_Theme $theme ): void {
		if ( '' !== $theme->get_stylesheet() && ! $this->isOurs( $theme ) ) {
			update_option( self::OPTION, $theme->get_stylesheet(), false );
		}
	}

	private function previous(): ?WP_Theme {
		$theme = $this->stored( self::OPTION );
		return null === $theme || $this->isOurs( $theme ) ? null : $theme;
	}

	/** The theme that an option names, if it is there and whole. */
	private function stored( string $option ): ?WP_Theme {
		$name  = get_option( $option );
		$theme = is_string( $name ) && '' !== $name ? wp_get_theme( $name ) : null;
		return null === $theme || $theme->errors() ? null : $theme;
	}

	private function other(): ?WP_Theme {
		$default = WP_Theme::get_core_default_theme();
		if ( $default ) {
			return $default;
		}
		$others = array_filter( wp_get_themes(), fn( WP_Theme $theme ): bool => ! $this->isOurs( $theme ) );
		return reset( $others ) ?: null;
	}
}
