<?php

declare( strict_types=1 );

namespace Atoll\Addresses;

use Atoll\Contract\Data;

/**
 * Where addresses are looked up. Constants of wp-config.php win over the option: ATOLL_GOOGLE_MAPS_KEY,
 * ATOLL_ADDRESSR_URL, ATOLL_ADDRESSR_KEY.
 */
final class Settings {

	/** Map: provider (google, addressr, none), key, url. */
	public const OPTION = 'atoll_addresses';

	public readonly string $provider;
	/** Google's goes to browsers, which is how its script works: restrict it to this site there. Addressr's stays here. */
	public readonly string $key;
	/** Of a self-hosted Addressr, without a slash at the end. */
	public readonly string $url;

	/** @param mixed $option As stored, believed in nothing. */
	public function __construct( mixed $option ) {
		$data           = Data::of( $option );
		$chosen         = $data->string( 'provider' );
		$this->key      = $this->constant( 'google' === $chosen ? 'ATOLL_GOOGLE_MAPS_KEY' : 'ATOLL_ADDRESSR_KEY' ) ?? $data->string( 'key' );
		$this->url      = rtrim( $this->constant( 'ATOLL_ADDRESSR_URL' ) ?? $data->string( 'url' ), '/' );
		$this->provider = match ( true ) {
			'google' === $chosen && '' !== $this->key   => 'google',
			'addressr' === $chosen && '' !== $this->url => 'addressr',
			default                                     => 'none',
		};
	}

	public static function stored(): self {
		return new self( get_option( self::OPTION ) );
	}

	private function constant( string $name ): ?string {
		$value = defined( $name ) ? constant( $name ) : null;
		return is_string( $value ) ? $value : null;
	}
}
