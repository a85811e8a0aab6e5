<?php

declare( strict_types=1 );

namespace Atoll\Forms\Addresses;

use Atoll\Engine\Contract\JsonData;

/**
 * Settings of the address lookup. Constants in wp-config.php override them: ATOLL_GOOGLE_MAPS_KEY, ATOLL_ADDRESSR_URL,
 * ATOLL_ADDRESSR_KEY.
 */
final class AddressSettings {

	public readonly string $provider;
	/**
	 * Google's key is public, since its script runs in browsers: restrict it to this site in Google's console.
	 * Addressr's key is used only by the server.
	 */
	public readonly string $key;
	/** URL of a self-hosted Addressr, without trailing slash. */
	public readonly string $url;

	/** @param JsonData $data Settings group addresses: provider, googleKey, addressrKey, url. */
	public function __construct( JsonData $data ) {
		$provider       = $data->string( 'provider' );
		$this->key      = 'google' === $provider
			? $this->constant( 'ATOLL_GOOGLE_MAPS_KEY' ) ?? $data->string( 'googleKey' )
			: $this->constant( 'ATOLL_ADDRESSR_KEY' ) ?? $data->string( 'addressrKey' );
		$this->url      = rtrim( $this->constant( 'ATOLL_ADDRESSR_URL' ) ?? $data->string( 'url' ), '/' );
		$this->provider = match ( true ) {
			'google' === $provider && '' !== $this->key   => 'google',
			'addressr' === $provider && '' !== $this->url => 'addressr',
			default                                     => 'none',
		};
	}

	private function constant( string $name ): ?string {
		$value = defined( $name ) ? constant( $name ) : null;
		return is_string( $value ) ? $value : null;
	}
}
