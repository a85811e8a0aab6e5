<?php

declare( strict_types=1 );

namespace Atoll\Forms\Addresses;

use Atoll\Platform\Islands\IslandPartSettings;

/** What the browser needs to suggest addresses (src/islands/form/parts/address). */
final class AddressLookupPart implements IslandPartSettings {

	private const SCRIPT_URL = 'https://maps.googleapis.com/maps/api/js';

	/**
	 * @param \Closure(): AddressSettings $settings  Read when a form is printed.
	 * @param \Closure(): string          $searchUrl Where this site's own search is.
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

	/** Google's maps script with the libraries that the specification lists (7). */
	private function script( string $key ): string {
		/**
		 * Where Google's maps script comes from, for sites that reach it by another name.
		 *
		 * @param string $url Google's own address.
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
