<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Parts;

use Atoll\Admin\Demo\Writing\DemoPlaceholders;
use Atoll\Site\Theme\BlockTheme;
use Atoll\Site\Theme\ThemeMenus;

/** The plugin's theme, whose templates the pages name. */
final class DemoTheme implements DemoPart {

	/** Option: the theme that the site had before. */
	private const BEFORE = 'atoll_demo_before_theme';

	public function label(): string {
		return __( 'Theme', 'atoll' );
	}

	public function install( DemoPlaceholders $placeholders ): void {
		if ( false === get_option( self::BEFORE ) ) {
			update_option( self::BEFORE, get_stylesheet(), false );
		}
		$before = get_option( self::BEFORE );
		if ( is_string( $before ) && ! self::isWhole() ) {
			$this->activate( $before );
		}
		if ( get_stylesheet() === $before && $this->activate( BlockTheme::NAME ) ) { // Not where others chose since.
			$this->endChange();
		}
	}

	public function remove(): void {
		$before = get_option( self::BEFORE );
		if ( is_string( $before ) && ( BlockTheme::isActive() || ! self::isWhole() ) ) {
			$left = get_nav_menu_locations();
			if ( $this->activate( $before ) ) {
				ThemeMenus::putBack( $left );
			}
		}
		delete_option( self::BEFORE );
	}

	/** @return bool Whether the site has changed to it. */
	private function activate( string $theme ): bool {
		if ( ! self::isWhole() ) {
			self::nameFolders();
		} elseif ( get_stylesheet() === $theme ) {
			return false;
		}
		if ( ! wp_get_theme( $theme )->exists() ) {
			search_theme_directories( true ); // What WordPress remembers of them can be older than the plugin.
		}
		if ( ! wp_get_theme( $theme )->exists() ) {
			return false;
		}
		switch_theme( $theme );
		return true;
	}

	/** Whether a change of theme was not cut off: both options name one theme, and the folders that it is in. */
	private static function isWhole(): bool {
		return is_dir( get_stylesheet_directory() ) && is_dir( get_template_directory() )
			&& wp_get_theme()->get_template() === get_template();
	}

	/**
	 * WordPress looks for a theme that an option names only where the option beside it says, which a change that was
	 * cut off has not written.
	 */
	private static function nameFolders(): void {
		search_theme_directories( true );
		foreach ( array( 'template', 'stylesheet' ) as $name ) {
			update_option( "{$name}_root", get_raw_theme_root( (string) get_option( $name ), true ) );
		}
	}

	/**
	 * WordPress would end the change at its next request, and drop the menus that were placed meanwhile. Its action
	 * for that is for the theme that comes; in this request those of the one that leaves would hear it. A visitor's
	 * request would write, with older theme options, that there are no additional styles; that is stored here.
	 */
	private function endChange(): void {
		update_option( 'theme_switched', false );
		delete_option( 'theme_switch_menu_locations' );
		wp_get_custom_css_post();
	}
}
