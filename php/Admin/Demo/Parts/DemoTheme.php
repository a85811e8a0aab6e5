<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Parts;

use Atoll\Admin\Demo\Writing\DemoPlaceholders;
use Atoll\Site\Theme\BlockTheme;
use Atoll\Site\Theme\ThemeMenus;

/** The plugin's theme, whose templates the demo's pages use. */
final class DemoTheme implements DemoPart {

	/** Option: the previous theme of the site. */
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
		if ( get_stylesheet() === $before && $this->activate( BlockTheme::NAME ) ) { // Not if another was chosen since.
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

	/** @return bool Whether the site has switched to it. */
	private function activate( string $theme ): bool {
		if ( ! self::isWhole() ) {
			self::nameFolders();
		} elseif ( get_stylesheet() === $theme ) {
			return false;
		}
		if ( ! wp_get_theme( $theme )->exists() ) {
			search_theme_directories( true ); // WordPress' cache may be older than the plugin.
		}
		if ( ! wp_get_theme( $theme )->exists() ) {
			return false;
		}
		switch_theme( $theme );
		return true;
	}

	/** Whether the last switch was complete: both options name one theme, and the folders that it is in. */
	private static function isWhole(): bool {
		return is_dir( get_stylesheet_directory() ) && is_dir( get_template_directory() )
			&& wp_get_theme()->get_template() === get_template();
	}

	/**
	 * Sets the folders of the theme that the options name. WordPress only looks there for it, and an interrupted switch
	 * has not stored them.
	 */
	private static function nameFolders(): void {
		search_theme_directories( true );
		foreach ( array( 'template', 'stylesheet' ) as $name ) {
			update_option( "{$name}_root", get_raw_theme_root( (string) get_option( $name ), true ) );
		}
	}

	/**
	 * Ends the switch of themes now. WordPress would end it on the next request, and drop menus set meanwhile. Its
	 * action is for the new theme, but in this request callbacks of the old theme would run. On a visitor's request it
	 * would store, with outdated theme options, that there are no additional styles; so this is stored here.
	 */
	private function endChange(): void {
		update_option( 'theme_switched', false );
		delete_option( 'theme_switch_menu_locations' );
		wp_get_custom_css_post();
	}
}
