<?php

declare( strict_types=1 );

namespace Atoll\Platform\AccessLog;

/**
 * Removes search terms, which are answers of people as often as not, from what was asked for: the log says that there
 * was a search and by which field, and outlives the entries themselves.
 */
final class RequestParameters {

	private const LEFT_OUT = '…';

	/**
	 * @param array<array-key, mixed> $parameters As a list's address, a command or a client of the API asked for it.
	 * @return array<array-key, mixed>
	 */
	public static function withoutSearchTerms( array $parameters ): array {
		if ( self::isEmpty( $parameters['search'] ?? '' ) ) {
			unset( $parameters['search'] );
		} else {
			$parameters['search'] = self::LEFT_OUT;
		}
		if ( isset( $parameters['filter'] ) ) {
			$parameters['filter'] = array_map( self::filter( ... ), array_values( (array) $parameters['filter'] ) );
		}
		return $parameters;
	}

	/** @param array<array-key, mixed> $parameters */
	public static function haveSearchTerms( array $parameters ): bool {
		return ! self::isEmpty( $parameters['search'] ?? '' ) || ! self::isEmpty( $parameters['filter'] ?? '' );
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
