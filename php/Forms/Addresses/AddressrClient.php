<?php

declare( strict_types=1 );

namespace Atoll\Forms\Addresses;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Errors\AddressNotFound;
use Atoll\Platform\Errors\LookupUnavailable;

/** A self-hosted Addressr: a search over G-NAF, Australia's open register of addresses. */
final class AddressrClient {

	/** Seconds after which people have typed the address themselves. */
	private const PATIENCE = 3;

	/** As many as can be taken in at a glance. */
	private const MOST = 6;

	public function __construct( private AddressSettings $settings, private AddressLines $lines ) {}

	/**
	 * @return list<array{id: string, text: string}> The likeliest first.
	 * @throws LookupUnavailable
	 */
	public function search( string $typed ): array {
		$found = array();
		foreach ( $this->ask( '/addresses?q=' . rawurlencode( $typed ) ) as $one ) {
			$address = JsonData::of( $one );
			$id      = $address->string( 'pid' );
			$text    = AddressCasing::of( $address->string( 'ssla', $address->string( 'sla' ) ) );
			// What cannot be read, or not be asked for, is no choice.
			if ( '' !== $id && '' !== $text ) {
				$found[] = array( 'id' => $id, 'text' => $text );
			}
		}
		return array_slice( $found, 0, self::MOST );
	}

	/**
	 * @param string $id As {@see search()} gave it.
	 * @throws AddressNotFound|LookupUnavailable
	 */
	public function find( string $id ): Address {
		$address = $this->lines->address(
			JsonData::of( $this->ask( '/addresses/' . rawurlencode( $id ) )['structured'] ?? null )
		);
		// In place of what was typed, nothing would be put.
		return '' === $address->line1 . $address->city ? throw new AddressNotFound() : $address;
	}

	/** @return array<array-key, mixed> */
	private function ask( string $path ): array {
		if ( 'addressr' !== $this->settings->provider ) {
			throw new LookupUnavailable();
		}
		$reply  = wp_remote_get(
			$this->settings->url . $path,
			array( 'timeout' => self::PATIENCE, 'redirection' => 0, 'headers' => $this->headers() )
		);
		$status = wp_remote_retrieve_response_code( $reply );
		if ( 404 === $status ) {
			throw new AddressNotFound();
		}
		$answer = json_decode( wp_remote_retrieve_body( $reply ), true, 16 );
		return 200 === $status && is_array( $answer ) ? $answer : throw new LookupUnavailable();
	}

	/** @return array<string, string> Those of Addressr's own hosted service; a self-hosted one needs none. */
	private function headers(): array {
		return '' === $this->settings->key ? array() : array(
			'x-rapidapi-key'  => $this->settings->key,
			'x-rapidapi-host' => (string) wp_parse_url( $this->settings->url, PHP_URL_HOST ),
		);
	}
}
