<?php

declare( strict_types=1 );

namespace Atoll\Site;

use Atoll\Lasting;
use Atoll\Site\Look\Theme;
use WP_Theme;

/**
 * Goes back to the theme of before when the plugin leaves: the plugin's own theme leaves with it,
 * and a site without a theme is a blank page.
 */
final class ThemeSwitch implements Lasting {

	private const OPTION = 'atoll_previous_theme';

	public function register(): void {
		add_action( 'switch_theme', $this->switched( ... ), 10, 3 );
	}

	/** Notes the present theme; on activation. */
	public function remember(): void {
		$this->note( get_stylesheet() );
	}

	/** Leaves the plugin's theme for the one of before, or for any other that is installed; on deactivation. */
	public function deactivate(): void {
		if ( Theme::NAME === get_stylesheet() ) {
			$theme = $this->previous() ?? $this->other();
			if ( $theme ) {
				switch_theme( $theme->get_stylesheet() );
			}
		}
		delete_option( self::OPTION );
	}

	private function switched( string $name, WP_Theme $theme, WP_Theme $old ): void {
		if ( Theme::NAME === $theme->get_stylesheet() ) {
			$this->note( $old->get_stylesheet() );
		}
	}

	private function note( string $stylesheet ): void {
		if ( '' !== $stylesheet && Theme::NAME !== $stylesheet ) {
			update_option( self::OPTION, $stylesheet, false );
		}
	}

	private function previous(): ?WP_Theme {
		$name  = get_option( self::OPTION );
		$theme = wp_get_theme( is_string( $name ) ? $name : '' );
		return $theme->exists() && Theme::NAME !== $theme->get_stylesheet() ? $theme : null;
	}

	private function other(): ?WP_Theme {
		$default = WP_Theme::get_core_default_theme();
		if ( $default ) {
			return $default;
		}
		$others = array_diff_key( wp_get_themes(), array( Theme::NAME => true ) );
		return reset( $others ) ?: null;
	}
}
