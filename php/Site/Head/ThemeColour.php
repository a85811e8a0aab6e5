<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

use Atoll\Engine\Contract\JsonData;
use Atoll\Site\Style\DarkMode;

/** Gives the browser's toolbars the colour of the page, in the light and the dark scheme. */
final class ThemeColour {

	/** Slug of the background colour of pages in the palette. */
	private const PAPER = 'paper';

	public function __construct( private DarkMode $darkMode ) {}

	public function print(): void {
		$day   = sanitize_hex_color( $this->paper() );
		$night = $this->darkMode->isOn() ? sanitize_hex_color( $this->darkMode->paper() ) : '';
		if ( $day && $night ) {
			printf( "<meta name=\"theme-color\" media=\"(prefers-color-scheme: light)\" content=\"%s\" />\n", esc_attr( $day ) );
			printf( "<meta name=\"theme-color\" media=\"(prefers-color-scheme: dark)\" content=\"%s\" />\n", esc_attr( $night ) );
		} elseif ( $day ) {
			printf( "<meta name=\"theme-color\" content=\"%s\" />\n", esc_attr( $day ) );
		}
	}

	private function paper(): string {
		$palette = JsonData::of( wp_get_global_settings( array( 'color', 'palette' ) ) )->list( 'theme' );
		foreach ( $palette as $colour ) {
			if ( self::PAPER === $colour->string( 'slug' ) ) {
				return $colour->string( 'color' );
			}
		}
		return '';
	}
}
