<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Contract;

/** contract/rest, as tests use it. */
final class RestContract {

	/**
	 * What is wrong with an answer of a route; empty when it is as the contract says.
	 *
	 * @param string $name Such as `gravity/entries-list`; `error` for refusals.
	 * @param string $part Of the schema: `query` and `body` of what is asked, `response` of what is answered.
	 */
	public static function complaint( string $name, mixed $data, string $part = 'response' ): string {
		$schema = self::read( "{$name}.schema" );
		return JsonSchema::complaint(
			'error' === $name
				? $schema
				: $schema['properties'][ $part ] + array( 'definitions' => $schema['definitions'] ?? array() ),
			$data,
			$name
		);
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
		$folder = dirname( __DIR__, 5 ) . '/contract/rest/';
		$files  = glob( "{$folder}{*,*/*}.schema.json", GLOB_BRACE ) ?: array();
		return array_map(
			static fn( string $file ) => substr( $file, strlen( $folder ), -strlen( '.schema.json' ) ),
			$files
		);
	}

	/** @return list<array{name: string, body: array<string, mixed>, status: int, response: array<string, mixed>}> */
	public static function examples( string $name ): array {
		return self::read( "{$name}.examples" );
	}

	/** @return mixed[] */
	private static function read( string $file ): array {
		return JsonSchema::read( "rest/{$file}" );
	}
}
