<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

use Atoll\Platform\LazyAssets;
use Atoll\Platform\PluginPaths;

/**
 * The style sheets of plugin/build/styles. A page loads only those that it needs.
 * WordPress prints small ones inline if it knows their path.
 */
final class StyleSheets {

	/** Handles and their dependencies. File names are the handles without their prefix. */
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

	/** Too large to be inline. It is the same for all forms, so browsers load it only once. */
	private const CACHED = array( 'atoll-form' );

	/** For the top of a page: printed inline, so that the first paint does not wait for another file. */
	private const OF_FIRST_PAINT = array( 'atoll-theme', 'atoll-button', 'atoll-header' );

	/** Loaded on every page of the plugin's theme; {@see SiteStylesOutput} adds the one for dark mode. */
	private const OF_THEME = array( 'atoll-theme' );

	/** Whether they are registered or will be: WP-CLI runs the hooks of both pages and wp-admin. */
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
		/**
		 * @var array<string, array{version: string}> $sheets Written by webpack, so missing if the plugin is not built.
		 */
		$sheets = is_file( $assetsFile ) ? require $assetsFile : array();
		$url    = $this->paths->url( 'build/styles' );
		$folder = $this->paths->plugin( 'build/styles' );
		foreach ( self::SHEETS as $handle => $dependencies ) {
			$name = substr( $handle, 6 );
			if ( isset( $sheets[ $name ] ) ) {
				$styles->add( $handle, "$url/$name.css", $dependencies, $sheets[ $name ]['version'], 'all' );
				if ( ! in_array( $handle, self::CACHED, true ) ) {
					$styles->registered[ $handle ]->extra['path'] = "$folder/$name.css"; // Like add_data(), 45 times.
				}
			}
		}
	}

	/**
	 * Prints them inline before wp_maybe_inline_styles() does so with small ones: WordPress begins with the smallest,
	 * which are those for the lower parts of a page, and skips style sheets that are only dependencies.
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
