<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Contract;

/** Holds data to a JSON schema of the contract: by Opis where it is installed, else by WordPress' own validator. */
final class JsonSchema {

	/**
	 * What is wrong with data; empty when it is as the schema says.
	 *
	 * @param mixed[] $schema
	 */
	public static function complaint( array $schema, mixed $data, string $name ): string {
		$schema = self::inlined( $schema, $schema['definitions'] ?? array() );
		$data   = json_decode( (string) wp_json_encode( $data ) );
		if ( class_exists( \Opis\JsonSchema\Validator::class ) ) {
			$result = ( new \Opis\JsonSchema\Validator() )->validate(
				$data,
				(object) json_decode( (string) wp_json_encode( $schema ) )
			);
			return $result->isValid() ? '' : (string) wp_json_encode(
				( new \Opis\JsonSchema\Errors\ErrorFormatter() )->format( $result->error() )
			);
		}
		$result = rest_validate_value_from_schema(
			json_decode( (string) wp_json_encode( $data ), true ),
			$schema,
			$name
		);
		return true === $result ? '' : $result->get_error_message();
	}

	/**
	 * @param string $path Below contract, without its ending, such as `rest/gravity/entries-list.schema`.
	 * @return mixed[]
	 */
	public static function read( string $path ): array {
		return json_decode(
			(string) file_get_contents( dirname( __DIR__, 5 ) . "/contract/{$path}.json" ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
	}

	/**
	 * Without references, which WordPress' validator does not follow: to definitions beside it, of which three levels
	 * are plenty where one holds itself, and to what several schemas hold.
	 *
	 * @param mixed[] $schema
	 * @param mixed[] $definitions
	 * @return mixed[]
	 */
	private static function inlined( array $schema, array $definitions, int $levels = 3 ): array {
		if ( isset( $schema['$ref'] ) && str_ends_with( $schema['$ref'], '.json' ) ) {
			return self::inlined( self::read( 'rest/resources/' . basename( $schema['$ref'], '.json' ) ), array() );
		}
		if ( isset( $schema['$ref'] ) ) {
			return 0 === $levels
				? array( 'type' => 'object' )
				: self::inlined( $definitions[ basename( $schema['$ref'] ) ], $definitions, $levels - 1 );
		}
		return array_map(
			static fn( mixed $part ): mixed => is_array( $part )
				? self::inlined( $part, $definitions, $levels )
				: $part,
			$schema
		);
	}
}
