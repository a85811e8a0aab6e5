<?php

declare( strict_types=1 );

namespace Atoll\Platform\AccessLog;

/**
 * Removes search terms, which are often people's answers, from a request's parameters: the access log only says that
 * there was a search and in which field, because it outlives the entries.
 */
final class RequestParameters {

	private const LEFT_OUT = '…';

	/**
	 * @param array<array-key, mixed> $parameters Parameters of a list's URL, a command or an API request.
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

	/** Removes the value from `key:operator:value`. */
	private static function filter( mixed $filter ): string {
		$parts = explode( ':', is_string( $filter ) ? $filter : '', 3 );
		return implode( ':', array( ...array_slice( $parts, 0, 2 ), self::LEFT_OUT ) );
	}

	private static function isEmpty( mixed $words ): bool {
		return array() === $words || ( is_string( $words ) && '' === trim( $words ) );
	}
}
