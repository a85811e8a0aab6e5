<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Identity;

/** Proxies that the owner trusts: whom they name as the visitor is believed, what anybody else says is not. */
final class TrustedProxies {

	/**
	 * @param list<string> $networks Addresses, and networks in the notation of RFC 4632: `192.0.2.0/24`,
	 * `2001:db8::/32`.
	 */
	public function __construct( private array $networks ) {}

	/**
	 * The visitor's address: the right-most hop that is no proxy of ours. A client can write what it likes to the left
	 * of that.
	 *
	 * @param string $connection The connection's own address.
	 * @param string $header     What came in the header that the proxies use: addresses, separated by commas.
	 */
	public function visitor( string $connection, string $header ): string {
		$hops    = array( ...array_map( self::address( ... ), explode( ',', $header ) ), $connection );
		$visitor = $connection;
		while ( $this->trusts( $visitor ) && array() !== $hops ) {
			$hop = array_pop( $hops );
			if ( '' === $hop ) {
				break; // Nothing to the left of what is no address can be believed.
			}
			$visitor = $hop;
		}
		return $visitor;
	}

	public function trusts( string $address ): bool {
		return array() !== array_filter( $this->networks, fn( string $network ) => $this->isIn( $address, $network ) );
	}

	private function isIn( string $address, string $network ): bool {
		[ $base, $length ] = explode( '/', $network ) + array( 1 => '' );
		$addressBits       = self::bits( $address );
		$networkBits       = self::bits( $base );
		if (
			'' === $addressBits || strlen( $addressBits ) !== strlen( $networkBits )
				|| ! ( '' === $length || ctype_digit( $length ) )
		) {
			return false;
		}
		return 0 === strncmp( $addressBits, $networkBits, '' === $length ? strlen( $networkBits ) : (int) $length );
	}

	/** An address as ones and zeros, of version 4 also when it is written as one of version 6; empty for none. */
	private static function bits( string $address ): string {
		$plain  = (string) preg_replace( '/^::ffff:(?=[\d.]+$)/iD', '', $address );
		$packed = false === filter_var( $plain, FILTER_VALIDATE_IP ) ? false : inet_pton( $plain );
		return false === $packed
			? ''
			: implode(
				'',
				array_map( static fn( string $byte ) => sprintf( '%08b', ord( $byte ) ), str_split( $packed ) )
			);
	}

	/** Without the port and brackets that some proxies write; empty for what is no address. */
	private static function address( string $hop ): string {
		$hop = trim( $hop );
		if (
			1 === preg_match( '/^\[([^\]]+)\](?::\d+)?$/D', $hop, $found )
				|| 1 === preg_match( '/^([\d.]+):\d+$/D', $hop, $found )
		) {
			$hop = $found[1];
		}
		return false === filter_var( $hop, FILTER_VALIDATE_IP ) ? '' : $hop;
	}
}
