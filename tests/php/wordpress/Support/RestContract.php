<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

/** contract/rest, as tests use it. */
final class RestContract {

	/**
	 * What is wrong with an answer of a route; empty when it is as the contract says.
	 *
	 * @param string $name Such as `entries-list`; `error` for refusals.
	 */
	public static function complaint( string $name, mixed $data ): string {
		$schema = self::read( "{$name}.schema" );
		$schema = 'error' === $name ? $schema : self::inlined( $schema['properties']['response'], $schema['definitions'] ?? array() );
		$data   = json_decode( (string) wp_json_encode( $data ) );
		if ( class_exists( \Opis\JsonSchema\Validator::class ) ) {
			$result = ( new \Opis\JsonSchema\Validator() )->validate( $data, (object) json_decode( (string) wp_json_encode( $schema ) ) );
			return $result->isValid() ? '' : (string) wp_json_encode( ( new \Opis\JsonSchema\Errors\ErrorFormatter() )->format( $result->error() ) );
		}
		$result = rest_validate_value_from_schema( json_decode( (string) wp_json_encode( $data ), true ), $schema, $name );
		return true === $result ? '' : $result->get_error_message();
	}

	/** @return list<array{name: string, body: array<string, mixed>, status: int, response: array<string, mixed>}> */
	public static function examples( string $name ): array {
		return self::read( "{$name}.examples" );
	}

	/**
	 * Without references, which WordPress' validator does not follow; three levels of what holds itself are plenty.
	 *
	 * @param array<mixed> $schema
	 * @param array<mixed> $definitions
	 * @return array<mixed>
	 */
	private static function inlined( array $schema, array $definitions, int $levels = 3 ): array {
		if ( isset( $schema['$ref'] ) ) {
			return 0 === $levels ? array( 'type' => 'object' ) : self::inlined( $definitions[ basename( $schema['$ref'] ) ], $definitions, $levels - 1 );
		}
		return array_map( static fn( mixed $part ): mixed => is_array( $part ) ? self::inlined( $part, $definitions, $levels ) : $part, $schema );
	}

	/** @return array<mixed> */
	private static function read( string $file ): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . "/contract/rest/{$file}.json" ), true, 512, JSON_THROW_ON_ERROR );
	}
}
