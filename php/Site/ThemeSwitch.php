<?php

declare( strict_types=1 );

namespace Atoll\Site;

use Atoll\Site\Theme\BlockTheme;
use Atoll\Site\Theme\ThemeMenus;
use WP_Theme;

/**
 * Switches back to the previous theme when the plugin is deactivated: the plugin's own theme and its child themes
 * cannot be shown without the plugin, and a site without a theme is a blank page. On activation, switches to the theme
 * that was active before.
 */
final class ThemeSwitch {

	private const OPTION = 'atoll_previous_theme';

	/** Option: the theme that was active on deactivation: ours or a child theme. */
	private const LEFT = 'atoll_theme_left';

	/** Option: the theme that replaced it. */
	private const STAND_IN = 'atoll_theme_meanwhile';

	/** On activation: stores the current theme, and switches back to ours if that theme only replaced it. */
	public function activate(): void {
		// For half an hour, WordPress caches which themes there were without the plugin, and their errors.
		wp_clean_themes_cache( false );
		$this->rememberPrevious( wp_get_theme() );
		if ( get_option( self::STAND_IN ) === get_stylesheet() ) { // Sites keep a theme that they have chosen since.
			$this->change( $this->stored( self::LEFT )?->get_stylesheet() ?? BlockTheme::NAME );
		}
		delete_option( self::LEFT );
		delete_option( self::STAND_IN );
	}

	/** On deactivation: switches to the previous theme, or else to any other that is installed. */
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

	/** Returns the theme to use instead of ours: the previous one, or else any other that is installed. */
	public function standIn(): ?WP_Theme {
		return $this->previous() ?? $this->other();
	}

	private function change( string $stylesheet ): void {
		$left = get_nav_menu_locations();
		switch_theme( $stylesheet );
		ThemeMenus::putBack( $left );
	}

	/** Whether the theme cannot be shown without the plugin: ours and its child themes. */
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

	/** Returns the theme named by an option, if it is installed and valid. */
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
