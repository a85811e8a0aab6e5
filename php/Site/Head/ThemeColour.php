<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

use Atoll\Contract\Data;
use Atoll\Module;
use Atoll\Site\Look\Theme;

/** Lets the browser's own bars take the colour of the page, by day and by night. */
final class ThemeColour implements Module {

	/** The palette's colour behind every page. */
	private const PAPER = 'paper';

	/** As in src/styles/theme/tokens.css. */
	private const NIGHT = '#0e1a15';

	public function register(): void {
		add_action( 'wp_head', $this->print( ... ), 1 );
	}

	private function print(): void {
		$day = Theme::isActive() ? sanitize_hex_color( $this->paper() ) : '';
		if ( $day ) {
			printf( "<meta name=\"theme-color\" media=\"(prefers-color-scheme: light)\" content=\"%s\" />\n", esc_attr( $day ) );
			printf( "<meta name=\"theme-color\" media=\"(prefers-color-scheme: dark)\" content=\"%s\" />\n", esc_attr( self::NIGHT ) );
		}
	}

	private function paper(): string {
		$palette = Data::of( wp_get_global_settings( array( 'color', 'palette' ) ) )->list( 'theme' );
		foreach ( $palette as $colour ) {
			if ( self::PAPER === $colour->string( 'slug' ) ) {
				return $colour->string( 'color' );
			}
		}
		return '';
	}
}
