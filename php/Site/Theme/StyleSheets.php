<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

use Atoll\Platform\LazyAssets;
use Atoll\Platform\PluginPaths;

/**
 * The style sheets of plugin/build/styles, each loaded only by a page that shows what it styles.
 * WordPress prints small ones into the page, where their path is known.
 */
final class StyleSheets {

	/** Handles, which with their prefix left off name the files, and their dependencies. */
	private const SHEETS = array(
		'atoll-theme'  => array(),
		'atoll-night'  => array( 'atoll-theme' ),
		'atoll-article' => array( 'atoll-news' ),
		'atoll-news' => array(),
		'atoll-button' => array(),
		'atoll-image' => array(),
		'atoll-header' => array( 'atoll-button' ),
		'atoll-footer' => array(),
		'atoll-footer-default' => array( 'atoll-footer' ),
		'atoll-footer-shirohato' => array( 'atoll-footer' ),
		'atoll-footer-third' => array( 'atoll-footer' ),
		'atoll-footer-hume' => array( 'atoll-footer' ),
		'atoll-footer-mfis' => array( 'atoll-footer' ),
		'atoll-form'   => array( 'atoll-button' ),
		'atoll-form-all' => array( 'atoll-form' ),
		'atoll-form-captcha' => array( 'atoll-form' ),
		'atoll-form-date' => array( 'atoll-form' ),
		'atoll-form-lookup' => array( 'atoll-form' ),
		'atoll-form-multiselect' => array( 'atoll-form' ),
		'atoll-form-pages' => array( 'atoll-form' ),
		'atoll-form-parts' => array( 'atoll-form' ),
		'atoll-form-result' => array( 'atoll-form' ),
		'atoll-form-review' => array( 'atoll-form' ),
		'atoll-form-rows' => array( 'atoll-form' ),
		'atoll-form-save' => array( 'atoll-form' ),
		'atoll-form-secret' => array( 'atoll-form' ),
		'atoll-form-upload' => array( 'atoll-form' ),
		'atoll-menu-icons' => array(),
		'atoll-modal'  => array(),
		'atoll-veil'   => array(),
		'atoll-guard' => array( 'atoll-form', 'atoll-modal', 'atoll-veil' ),
		'atoll-faq' => array(),
		'atoll-ledger' => array(),
		'atoll-steps' => array(),
		'atoll-compare' => array(),
		'atoll-statement' => array(),
		'atoll-document' => array(),
		'atoll-contact' => array(),
		'atoll-calculator' => array( 'atoll-button' ),
		'atoll-log-out' => array(),
		'atoll-login' => array( 'atoll-form-secret' ),
		'atoll-consent' => array( 'atoll-button' ),
		'atoll-notifications' => array(),
		'atoll-notification-editor' => array(),
		'atoll-form-editor' => array( 'atoll-form-all' ),
		'atoll-phone-link' => array(),
		'atoll-requests' => array( 'atoll-form-upload' ),
		'atoll-portal' => array( 'atoll-button' ),
		'atoll-profile' => array( 'atoll-form-secret' ),
	);

	/** Too large for that: the same for all forms, so that a browser asks for it once. */
	private const CACHED = array( 'atoll-form' );

	/** Of the top of a page: in the page itself, so that its first paint waits for no other file. */
	private const OF_FIRST_PAINT = array( 'atoll-theme', 'atoll-button', 'atoll-header' );

	/** Those that every page of the plugin's theme loads; the night's comes with {@see SiteStylesOutput}. */
	private const OF_THEME = array( 'atoll-theme' );

	/** Whether they are registered, or will be: WP-CLI runs the hooks of pages and of wp-admin. */
	private bool $isListed = false;

	public function __construct( private PluginPaths $paths, private LazyAssets $assets ) {}

	public function registerSheets(): void {
		if ( $this->isListed ) {
			return;
		}
		$this->isListed = true;
		$this->assets->styles( $this->addTo( ... ) );
	}

	private function addTo( \WP_Styles $styles ): void {
		$assetsFile = $this->paths->plugin( 'build/styles/assets.php' );
		/** @var array<string, array{version: string}> $sheets By webpack, so not in a copy that is not built. */
		$sheets = is_file( $assetsFile ) ? require $assetsFile : array();
		$url    = $this->paths->url( 'build/styles' );
		$folder = $this->paths->plugin( 'build/styles' );
		foreach ( self::SHEETS as $handle => $dependencies ) {
			$name = substr( $handle, 6 );
			if ( isset( $sheets[ $name ] ) ) {
				$styles->add( $handle, "$url/$name.css", $dependencies, $sheets[ $name ]['version'], 'all' );
				if ( ! in_array( $handle, self::CACHED, true ) ) {
					$styles->registered[ $handle ]->extra['path'] = "$folder/$name.css"; // As add_data(), 45 times.
				}
			}
		}
	}

	/**
	 * Prints them as wp_maybe_inline_styles() does small ones, but first of all: it begins with the smallest, which are
	 * those of a page's lower parts, and passes over mere dependencies.
	 */
	public function printFirst(): void {
		$styles = wp_styles();
		foreach ( self::OF_FIRST_PAINT as $handle ) {
			$sheet = $styles->registered[ $handle ] ?? null;
			$path  = $sheet->extra['path'] ?? null;
			if ( null === $sheet || ! is_string( $path ) || ! $styles->query( $handle, 'enqueued' ) ) {
				continue;
			}
			$rules = array( (string) file_get_contents( $path ) );

			$sheet->extra['after']       = array_merge( $rules, (array) ( $sheet->extra['after'] ?? array() ) );
			$sheet->extra['inlined_src'] = $sheet->src;
			$sheet->src                  = false;
		}
	}

	public function enqueueTheme(): void {
		if ( BlockTheme::isActive() ) {
			foreach ( self::OF_THEME as $handle ) {
				wp_enqueue_style( $handle );
			}
		}
	}
}
