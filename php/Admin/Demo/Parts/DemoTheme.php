<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Parts;

use Atoll\Admin\Demo\Writing\DemoPlaceholders;
use Atoll\Site\Theme\BlockTheme;

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
		if ( is_string( $before ) && ! wp_get_theme()->exists() ) {
			// A change that was cut off has named the theme and not yet its folder, and WordPress does not find it
			// again.
			$this->activate( $before );
		}
		if ( get_stylesheet() === $before ) { // Whoever chose another theme since keeps it.
			$this->activate( BlockTheme::NAME );
		}
	}

	public function remove(): void {
		$before = get_option( self::BEFORE );
		if ( is_string( $before ) && BlockTheme::isActive() ) {
			$this->activate( $before );
		}
		delete_option( self::BEFORE );
	}

	/**
	 * Ends the change at once. WordPress would do so at its next request, and drop the menus that were placed
	 * meanwhile. So would a visitor's request, when it stores, with older theme options, that there are no additional
	 * styles; that is stored here.
	 */
	private function activate( string $theme ): void {
		if ( get_stylesheet() === $theme ) {
			return;
		}
		if ( ! wp_get_theme( $theme )->exists() ) {
			search_theme_directories( true ); // What WordPress remembers of them can be older than the plugin.
		}
		if ( wp_get_theme( $theme )->exists() ) {
			switch_theme( $theme );
			check_theme_switched();
			wp_get_custom_css_post();
		}
	}
}
