<?php

declare( strict_types=1 );

namespace Atoll\Forms\Addresses;

use Atoll\Engine\Contract\Contract;
use Atoll\Engine\Contract\JsonData;
/** Client of a self-hosted Addressr: a search in G-NAF, Australia's open register of addresses. */
final class AddressrClient {

	/** Seconds; after that, people have typed the address themselves. */
	private const TIMEOUT = 3;

	/** Few enough to see at a glance. */
	private const MAX_SUGGESTIONS = 6;

	/** @param \Closure(): Contract $contract */
	public function __construct(
		private AddressSettings $settings,
		private AddressLines $lines,
		private \Closure $contract
	) {}

	/**
	 * @return list<array{id: string, text: string}> The likeliest first.
	 * @throws LookupUnavailable
	 */
	public function search( string $query ): array {
		$suggestions = array();
		foreach ( $this->request( '/addresses?q=' . rawurlencode( $query ) ) as $item ) {
			$address = JsonData::of( $item );
			$id      = $address->string( 'pid' );
			$text    = AddressCasing::apply( $address->string( 'ssla', $address->string( 'sla' ) ) );
			// A suggestion is useless without a text to show or an id to load it by.
			if ( '' !== $id && '' !== $text ) {
				$suggestions[] = array( 'id' => $id, 'text' => $text );
			}
		}
		return array_slice( $suggestions, 0, self::MAX_SUGGESTIONS );
	}

	/**
	 * @param string $id As returned by {@see search()}.
	 * @throws AddressNotFound|LookupUnavailable
	 */
	public function find( string $id ): Address {
		$address = $this->lines->address(
			JsonData::of( $this->request( '/addresses/' . rawurlencode( $id ) )['structured'] ?? null )
		);
		// An empty address would erase what was typed.
		return '' === $address->line1 . $address->city ? throw new AddressNotFound() : $address;
	}

	/** @return array<array-key, mixed> */
	private function request( string $path ): array {
		if ( 'addressr' !== $this->settings->provider ) {
			throw $this->unavailable();
		}
		$response = wp_remote_get(
			$this->settings->url . $path,
			array( 'timeout' => self::TIMEOUT, 'redirection' => 0, 'headers' => $this->headers() )
		);
		$status   = wp_remote_retrieve_response_code( $response );
		if ( 404 === $status ) {
			throw new AddressNotFound();
		}
		$data = json_decode( wp_remote_retrieve_body( $response ), true, 16 );
		return 200 === $status && is_array( $data ) ? $data : throw $this->unavailable();
	}

	private function unavailable(): LookupUnavailable {
		return new LookupUnavailable( ( $this->contract )()->texts( 'form' )['lookupDown'] ?? '' );
	}

	/** @return array<string, string> Needed by Addressr's own hosted service, not by a self-hosted one. */
	private function headers(): array {
		return '' === $this->settings->key ? array() : array(
			'x-rapidapi-key'  => $this->settings->key,
			'x-rapidapi-host' => (string) wp_parse_url( $this->settings->url, PHP_URL_HOST ),
		);
	}
}
