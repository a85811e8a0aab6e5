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
		$schema   = JsonData::of(
			json_decode( (string) file_get_contents( $this->paths->contract( "rest/{$name}.schema.json" ) ), true )
		);
		$query    = $schema->map( 'properties' )->map( 'query' );
		$required = $query->strings( 'required' );
		$args     = array();
		foreach ( $query->array( 'properties' ) as $key => $argument ) {
			if ( ! str_contains( $path, "(?P<{$key}>" ) ) {
				$args[ $key ] = array( 'required' => in_array( $key, $required, true ) )
					+ JsonData::of( $argument )->all();
			}
		}
		return $args;
	}
}
