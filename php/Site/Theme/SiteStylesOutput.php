<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

use Atoll\Site\Style\SiteStyles;

/** Prints the site's styles: the @font-face rules of its fonts, preloaded, and whatever differs from the theme. */
final class SiteStylesOutput {

	/** Style sheet for blocks under any theme: buttons, forms and others that use the settings. */
	private const STYLES = 'atoll-styles';

	private const FONTS = 'atoll-fonts';
	private const NIGHT = 'atoll-night';

	public function __construct( private SiteStyles $styles ) {}

	/**
	 * Filters `wp_theme_json_data_theme`.
	 *
	 * @param \WP_Theme_JSON_Data $theme The Gutenberg plugin passes a class of its own with the same methods.
	 * @return \WP_Theme_JSON_Data
	 */
	public function filterThemeJson( object $theme ): object {
		return $theme->update_with( $this->styles->themeData() );
	}

	public function print(): void {
		if ( BlockTheme::isActive() ) {
			// In editors the site's fonts are shown however late they load: nobody is reading there.
			$this->inline( self::FONTS, $this->styles->faces( is_admin() ? 'swap' : '' ) );
			if ( $this->styles->current()->night ) {
				wp_enqueue_style( self::NIGHT );
			}
		}
		$this->inline( self::STYLES, $this->styles->css() );
	}

	private function inline( string $handle, string $css ): void {
		if ( '' !== $css ) {
			wp_register_style( $handle, false, array(), null );
			wp_enqueue_style( $handle );
			wp_add_inline_style( $handle, $css );
		}
	}

	/**
	 * @param list<array<string, string>> $resources
	 * @return list<array<string, string>>
	 */
	public function preload( array $resources ): array {
		foreach ( $this->styles->fontUrls() as $url ) {
			$resources[] = array(
				'href'        => $url,
				'as'          => 'font',
				'type'        => 'font/woff2',
				'crossorigin' => 'anonymous',
			);
		}
		return $resources;
	}
}
