<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Identity;

/** Headers in which proxies send the visitor's address. */
final class ProxyHeader {

	public const NAMES = array( 'X-Forwarded-For', 'CF-Connecting-IP', 'True-Client-IP', 'X-Real-IP' );

	/** Returns a header of the current request; empty if it was not sent. Anybody can send it. */
	public function value( string $name ): string {
		$value = $_SERVER[ 'HTTP_' . strtoupper( str_replace( '-', '_', $name ) ) ] ?? '';
		return is_string( $value ) ? wp_unslash( $value ) : '';
	}

	/** Whether one of the addresses that the present request brought in it is this one, or of the same network. */
	public function names( string $name, string $address ): bool {
		$networks = array_map(
			static fn( string $hop ): string => IpNetwork::fromIp( trim( $hop ) ),
			explode( ',', $this->value( $name ) )
		);
		return in_array( IpNetwork::fromIp( $address ), $networks, true );
	}

	/** The first of them that the present request brought; empty for none. */
	public function first(): string {
		foreach ( self::NAMES as $name ) {
			if ( '' !== $this->value( $name ) ) {
				return $name;
			}
		}
		return '';
	}
}
