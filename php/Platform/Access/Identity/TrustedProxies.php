<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Identity;

/** Proxies that the site owner trusts. Only they are believed when they name the visitor's address. */
final class TrustedProxies {

	/**
	 * @param list<string> $networks Addresses or networks (notation of RFC 4632): `192.0.2.0/24`, `2001:db8::/32`.
	 */
	public function __construct( private array $networks ) {}

	/**
	 * Returns the visitor's address: the right-most hop that is not one of our proxies. Clients can write anything to
	 * the left of that.
	 *
	 * @param string $connection The connection's own address.
	 * @param string $header     Value of the header that the proxies use: comma-separated addresses.
	 */
	public function visitor( string $connection, string $header ): string {
		$hops    = array( ...array_map( self::address( ... ), explode( ',', $header ) ), $connection );
		$visitor = $connection;
		while ( $this->trusts( $visitor ) && array() !== $hops ) {
			$hop = array_pop( $hops );
			if ( '' === $hop ) {
				break; // Anything to the left of an invalid address cannot be trusted.
			}
			$visitor = $hop;
		}
		return $visitor;
	}

	public function trusts( string $address ): bool {
		return array() !== array_filter( $this->networks, fn( string $network ) => $this->isIn( $address, $network ) );
	}

	/** Whether a text is an address or a network. A prefix length of 0 is invalid: it would trust every address. */
	public static function isNetwork( string $text ): bool {
		return null !== self::network( $text );
	}

	private function isIn( string $address, string $network ): bool {
		$bits  = self::bits( $address );
		$range = self::network( $network );
		return null !== $range && strlen( $bits ) === $range['size'] && str_starts_with( $bits, $range['prefix'] );
	}

	/** @return array{size: int, prefix: string}|null Number of bits in its addresses, and the bits they begin with. */
	private static function network( string $text ): ?array {
		$parts  = explode( '/', $text, 2 );
		$length = $parts[1] ?? null;
		$bits   = self::bits( $parts[0] );
		$size   = strlen( $bits );
		$fixed  = null === $length ? $size : (int) ( ctype_digit( $length ) ? $length : 0 );
		return 1 <= $fixed && $fixed <= $size
			? array( 'size' => $size, 'prefix' => substr( $bits, 0, $fixed ) )
			: null;
	}

	/** Returns an address as ones and zeros, IPv4-mapped IPv6 as IPv4; empty if the address is invalid. */
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

	/** Returns a hop without the port and brackets that some proxies add; empty if it is not an address. */
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
