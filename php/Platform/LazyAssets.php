<?php

declare( strict_types=1 );

namespace Atoll\Platform;

/**
 * Registers scripts and style sheets when WordPress creates its lists of them, so that all code that reads a list finds
 * ours. WordPress creates a list when it is first needed: many requests never do, and it costs more than all of ours.
 */
final class LazyAssets {

	/** @param \Closure(\WP_Scripts): void $add */
	public function scripts( \Closure $add ): void {
		add_action( 'wp_default_scripts', $add );
		if ( did_action( 'wp_default_scripts' ) ) {
			$add( wp_scripts() );
		}
	}

	/** @param \Closure(\WP_Styles): void $add */
	public function styles( \Closure $add ): void {
		add_action( 'wp_default_styles', $add );
		if ( did_action( 'wp_default_styles' ) ) {
			$add( wp_styles() );
		}
	}
}
