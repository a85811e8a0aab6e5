<?php

declare( strict_types=1 );

namespace Atoll\Platform\AccessLog;

/**
 * Leaves out of what was asked for the words that entries were searched by, which are answers of people as often as
 * not: the log says that there was a search and by which field, and outlives the entries themselves.
 */
final class AskedParameters {

	private const LEFT_OUT = '…';

	/**
	 * @param array<array-key, mixed> $asked As a list's address, a command or a client of the API asked for it.
	 * @return array<array-key, mixed>
	 */
	public static function withoutWords( array $asked ): array {
		if ( self::isEmpty( $asked['search'] ?? '' ) ) {
			unset( $asked['search'] );
		} else {
			$asked['search'] = self::LEFT_OUT;
		}
		if ( isset( $asked['filter'] ) ) {
			$asked['filter'] = array_map( self::filter( ... ), array_values( (array) $asked['filter'] ) );
		}
		return $asked;
	}

	/** @param array<array-key, mixed> $asked */
	public static function haveWords( array $asked ): bool {
		return ! self::isEmpty( $asked['search'] ?? '' ) || ! self::isEmpty( $asked['filter'] ?? '' );
	}

	/** Of `key:operator:value` the value. */
	private static function filter( mixed $filter ): string {
		$parts = explode( ':', is_string( $filter ) ? $filter : '', 3 );
		return implode( ':', array( ...array_slice( $parts, 0, 2 ), self::LEFT_OUT ) );
	}

	private static function isEmpty( mixed $words ): bool {
		return array() === $words || ( is_string( $words ) && '' === trim( $words ) );
	}
}
