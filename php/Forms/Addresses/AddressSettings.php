<?php

declare( strict_types=1 );

namespace Atoll\Forms\Addresses;

use Atoll\Engine\Contract\JsonData;

/**
 * Where addresses are looked up. Constants of wp-config.php win over the settings: ATOLL_GOOGLE_MAPS_KEY,
 * ATOLL_ADDRESSR_URL, ATOLL_ADDRESSR_KEY.
 */
final class AddressSettings {

	public readonly string $provider;
	/**
	 * Google's goes to browsers, which is how its script works: restrict it to this site there. Addressr's stays here.
	 */
	public readonly string $key;
	/** Of a self-hosted Addressr, without a slash at the end. */
	public readonly string $url;

	/** @param JsonData $data The group addresses: provider, googleKey, addressrKey, url. */
	public function __construct( JsonData $data ) {
		$chosen         = $data->string( 'provider' );
		$this->key      = 'google' === $chosen
			? $this->constant( 'ATOLL_GOOGLE_MAPS_KEY' ) ?? $data->string( 'googleKey' )
			: $this->constant( 'ATOLL_ADDRESSR_KEY' ) ?? $data->string( 'addressrKey' );
		$this->url      = rtrim( $this->constant( 'ATOLL_ADDRESSR_URL' ) ?? $data->string( 'url' ), '/' );
		$this->provider = match ( true ) {
			'google' === $chosen && '' !== $this->key   => 'google',
			'addressr' === $chosen && '' !== $this->url => 'addressr',
			default                                     => 'none',
		};
	}

	private function constant( string $name ): ?string {
		$value = defined( $name ) ? constant( $name ) : null;
		return is_string( $value ) ? $value : null;
	}
}
