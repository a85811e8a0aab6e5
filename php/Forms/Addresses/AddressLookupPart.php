<?php

declare( strict_types=1 );

namespace Atoll\Forms\Addresses;

use Atoll\Platform\Islands\IslandPartSettings;

/** Settings that the browser needs to suggest addresses (src/islands/form/parts/address). */
final class AddressLookupPart implements IslandPartSettings {

	private const SCRIPT_URL = 'https://maps.googleapis.com/maps/api/js';

	/**
	 * @param \Closure(): AddressSettings $settings  Called when a form is printed.
	 * @param \Closure(): string          $searchUrl URL of this site's own search.
	 */
	public function __construct( private \Closure $settings, private \Closure $searchUrl ) {}

	public function settings( int $formNumber ): ?array {
		$settings = ( $this->settings )();
		return match ( $settings->provider ) {
			'google'   => array(
				'provider' => 'google',
				'script'   => $this->script( $settings->key ),
			),
			'addressr' => array(
				'provider' => 'addressr',
				'url'      => ( $this->searchUrl )(),
			),
			default    => null,
		};
	}

	/** Returns the URL of Google's maps script with the libraries that the specification lists (7). */
	private function script( string $key ): string {
		/**
		 * Filters the URL of Google's maps script, for sites that reach it under another name.
		 *
		 * @param string $url Google's own URL.
		 */
		$scriptUrl = apply_filters( 'atoll_maps_address', self::SCRIPT_URL );
		return add_query_arg(
			array(
				'key'       => rawurlencode( $key ),
				'v'         => 'weekly',
				'libraries' => 'places,geometry',
				'loading'   => 'async',
				'language'  => 'en-AU',
				'region'    => 'AU',
				'callback'  => 'atollMapsReady',
			),
			is_string( $scriptUrl ) ? $scriptUrl : self::SCRIPT_URL
		);
	}
}
