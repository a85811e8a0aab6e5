<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

/** contract/rest, as tests use it. */
final class RestContract {

	/**
	 * What is wrong with an answer of a route; empty when it is as the contract says.
	 *
	 * @param string $name Such as `entries-list`; `error` for refusals.
	 * @param string $part Of the schema: `query` and `body` of what is asked, `response` of what is answered.
	 */
	public static function complaint( string $name, mixed $data, string $part = 'response' ): string {
		$schema = self::read( "{$name}.schema" );
		$schema = 'error' === $name
			? $schema
			: self::inlined( $schema['properties'][ $part ], $schema['definitions'] ?? array() );
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

	/** What is wrong with a call that was answered: with what was asked, or with the answer. */
	public static function complaintOf( string $name, \WP_REST_Request $request, \WP_REST_Response $reply ): string {
		$parts  = array(
			'query'    => (object) ( $request->get_url_params() + $request->get_query_params() ),
			'body'     => (object) ( $request->get_json_params() ?? $request->get_body_params() ),
			'response' => $reply->get_data(),
		);
		$wrong  = '';
		foreach ( array_intersect_key( $parts, self::read( "{$name}.schema" )['properties'] ) as $part => $data ) {
			$isRefused = 'response' === $part && $reply->is_error();
			$wrong    .= $isRefused ? self::complaint( 'error', $data ) : self::complaint( $name, $data, $part );
		}
		return $wrong;
	}

	/** @return list<string> Every schema of contract/rest, by its name. */
	public static function names(): array {
		$files = glob( dirname( __DIR__, 4 ) . '/contract/rest/*.schema.json' ) ?: array();
		return array_map( static fn( string $file ) => basename( $file, '.schema.json' ), $files );
	}

	/** @return list<array{name: string, body: array<string, mixed>, status: int, response: array<string, mixed>}> */
	public static function examples( string $name ): array {
		return self::read( "{$name}.examples" );
	}

	/**
	 * Without references, which WordPress' validator does not follow: to definitions beside it, of which three levels
	 * are plenty where one holds itself, and to what several schemas hold.
	 *
	 * @param array<mixed> $schema
	 * @param array<mixed> $definitions
	 * @return array<mixed>
	 */
	private static function inlined( array $schema, array $definitions, int $levels = 3 ): array {
		if ( isset( $schema['$ref'] ) && str_ends_with( $schema['$ref'], '.json' ) ) {
			return self::inlined( self::read( 'resources/' . basename( $schema['$ref'], '.json' ) ), array() );
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

	/** @return array<mixed> */
	private static function read( string $file ): array {
		return json_decode(
			(string) file_get_contents( dirname( __DIR__, 4 ) . "/contract/rest/{$file}.json" ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
	}
}
