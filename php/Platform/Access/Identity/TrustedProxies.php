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

	/** Whether it is an address or a network. One of length nothing is neither: everybody would be a proxy. */
	public static function isNetwork( string $text ): bool {
		return null !== self::network( $text );
	}

	private function isIn( string $address, string $network ): bool {
		$bits  = self::bits( $address );
		$range = self::network( $network );
		return null !== $range && strlen( $bits ) === $range['size'] && str_starts_with( $bits, $range['prefix'] );
	}

	/** @return array{size: int, prefix: string}|null How many bits its addresses have, and which they begin with. */
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
