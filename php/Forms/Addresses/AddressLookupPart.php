<?php

declare( strict_types=1 );

namespace Atoll\Forms\Addresses;

use Atoll\Platform\Islands\IslandPartSettings;

/** What the browser needs to suggest addresses (src/islands/form/parts/address). */
final class AddressLookupPart implements IslandPartSettings {

	private const MAPS = 'https://maps.googleapis.com/maps/api/js';

	/**
	 * @param \Closure(): AddressSettings $stored Read when a form is printed.
	 * @param \Closure(): string   $route  Where this site's own search is.
	 */
	public function __construct( private \Closure $stored, private \Closure $route ) {}

	public function settings( int $formNumber ): ?array {
		$settings = ( $this->stored )();
		return match ( $settings->provider ) {
			'google'   => array(
				'provider' => 'google',
				'script'   => $this->script( $settings->key ),
			),
			'addressr' => array(
				'provider' => 'addressr',
				'url'      => ( $this->route )(),
			),
			default    => null,
		};
	}

	/** Libraries as the specification lists them (7). */
	private function script( string $key ): string {
		/**
		 * Where Google's maps script comes from, for sites that reach it by another name.
		 *
		 * @param string $url Google's own address.
		 */
		$maps = apply_filters( 'atoll_maps_address', self::MAPS );
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
			is_string( $maps ) ? $maps : self::MAPS
		);
	}
}
