<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\PluginPaths;

/** The REST contract: what each route takes, as WordPress' argument definitions. */
final class RouteSchemas {

	public function __construct( private PluginPaths $paths ) {}

	/**
	 * Arguments that WordPress checks before a route runs, taken from the schema's `query`. Those in the path are left
	 * to its pattern: WordPress would look for them in the body first. Bodies are read by the routes, since what a form
	 * may hold depends on the form.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function arguments( string $name, string $path ): array {
		return array_filter(
			$this->properties( $name, 'query' ),
			static fn( string $key ) => ! str_contains( $path, "(?P<{$key}>" ),
			ARRAY_FILTER_USE_KEY
		);
	}

	/** @return array<string, array<string, mixed>> What the schema's `body` names, as arguments. */
	public function body( string $name ): array {
		return $this->properties( $name, 'body' );
	}

	/** @return array<string, array<string, mixed>> */
	private function properties( string $name, string $part ): array {
		$schema     = $this->read( "{$name}.schema.json" );
		$described  = $this->resolved( $schema->map( 'properties' )->map( $part ), dirname( $name ) );
		$required   = $described->strings( 'required' );
		$properties = array();
		foreach ( $described->array( 'properties' ) as $key => $property ) {
			$properties[ $key ] = array( 'required' => in_array( $key, $required, true ) )
				+ $this->resolved( JsonData::of( $property ), dirname( $name ) )->all();
		}
		return $properties;
	}

	/**
	 * What is described in a file of its own, since several endpoints take it, or else what is given.
	 *
	 * @param string $folder Of the schema, which names the file from there.
	 */
	private function resolved( JsonData $described, string $folder ): JsonData {
		$resource = $described->string( '$ref' );
		return '' === $resource ? $described : $this->read( "{$folder}/{$resource}" );
	}

	/** @param string $file Within contract/rest. */
	private function read( string $file ): JsonData {
		return JsonData::of(
			json_decode( (string) file_get_contents( $this->paths->contract( "rest/{$file}" ) ), true )
		);
	}
}
