<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\PluginPaths;

/** The REST contract: parameters of each route, as WordPress' argument definitions. */
final class RouteSchemas {

	/** Arguments in path and query, by schema. */
	private mixed $arguments = null;

	public function __construct( private PluginPaths $paths ) {}

	/**
	 * Returns the arguments that WordPress validates before a route runs: those in the query, which the build has from
	 * the schema. Leaves out those in the path, which its pattern validates, because WordPress would look for them in
	 * the body first. Routes read the body themselves, since what a form may hold depends on the form.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function arguments( string $name, string $path ): array {
		/** @var array<string, array<string, array<string, mixed>>> $arguments By schema. */
		$arguments = $this->arguments ??= require $this->paths->plugin( 'build/rest-arguments.php' );
		return array_filter(
			$arguments[ $name ],
			static fn( string $key ) => ! str_contains( $path, "(?P<{$key}>" ),
			ARRAY_FILTER_USE_KEY
		);
	}

	/** @return array<string, array<string, mixed>> The properties of the schema's `body`, as arguments. */
	public function body( string $name ): array {
		$schema     = $this->read( "{$name}.schema.json" );
		$described  = $this->resolved( $schema->map( 'properties' )->map( 'body' ), dirname( $name ) );
		$required   = $described->strings( 'required' );
		$properties = array();
		foreach ( $described->array( 'properties' ) as $key => $property ) {
			$properties[ $key ] = array( 'required' => in_array( $key, $required, true ) )
				+ $this->resolved( JsonData::of( $property ), dirname( $name ) )->all();
		}
		return $properties;
	}

	/**
	 * Resolves a reference to a separate file that several endpoints share; otherwise returns the same schema.
	 *
	 * @param string $folder Folder of the schema, which names the file relative to itself.
	 */
	private function resolved( JsonData $described, string $folder ): JsonData {
		$resource = $described->string( '$ref' );
		return '' === $resource ? $described : $this->read( "{$folder}/{$resource}" );
	}

	/** @param string $file Path in contract/rest. */
	private function read( string $file ): JsonData {
		return JsonData::of(
			json_decode( (string) file_get_contents( $this->paths->contract( "rest/{$file}" ) ), true )
		);
	}
}
