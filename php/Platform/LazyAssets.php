<?php

declare( strict_types=1 );

namespace Atoll\Platform;

/**
 * Adds to WordPress' lists of scripts and style sheets as they are made, so that whoever looks finds ours there.
 * WordPress makes a list when somebody first asks for it: many requests never do, and it costs more than all of ours.
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
