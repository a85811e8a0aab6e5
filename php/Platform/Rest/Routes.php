<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

use Atoll\Platform\Services\Services;

/**
 * Registers the routes that providers list. A REST request registers only those that match its route; code that needs
 * all routes, such as the index or another plugin outside a REST request, gets all of them.
 */
final class Routes {

	/** @var array<string, true> Registered routes, by namespace and path. */
	private array $added = array();

	/** @param array<string, array<string, list<class-string<Route>>>> $routes Route classes by namespace and path. */
	public function __construct(
		private array $routes,
		private Services $services,
		private RestNamespaces $namespaces,
	) {}

	/** Runs on action `rest_api_init`, when a REST server starts. */
	public function addAtOnce(): void {
		$this->added = array();
		if ( ! wp_is_serving_rest_request() ) {
			$this->addMatching( '/' );
		}
	}

	/**
	 * Runs on filter `rest_pre_dispatch`, before WordPress looks for the route.
	 *
	 * @param mixed                                  $result  Returned unchanged.
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public function addRequested( mixed $result, \WP_REST_Server $server, \WP_REST_Request $request ): mixed {
		$this->addMatching( untrailingslashit( $request->get_route() ) );
		return $result;
	}

	/** Returns the schema name of one of our routes; null for other routes. */
	public function schema( string $route, string $method ): ?string {
		foreach ( $this->routes as $namespace => $paths ) {
			if ( $this->namespaces->isIn( $route, $namespace ) && $this->namespaces->isOurs( $namespace ) ) {
				foreach ( $paths[ substr( $route, strlen( "/{$namespace}" ) ) ] ?? array() as $class ) {
					if ( $class::METHOD === $method ) {
						return $class::SCHEMA;
					}
				}
			}
		}
		return null;
	}

	private function addMatching( string $route ): void {
		foreach ( $this->routes as $namespace => $paths ) {
			// A batch looks for all of its routes before it dispatches them.
			$all = in_array( strtolower( $route ), array( '', '/', "/{$namespace}", '/batch/v1' ), true );
			if (
				( ! $all && ! $this->namespaces->isIn( $route, $namespace ) )
					|| ! $this->namespaces->isOurs( $namespace )
			) {
				continue;
			}
			foreach ( $paths as $path => $routes ) {
				if ( $all || 1 === preg_match( "@^/{$namespace}{$path}$@i", $route ) ) {
					$this->add( $namespace, $path, $routes );
				}
			}
		}
	}

	/** @param list<class-string<Route>> $routes One class for each method. */
	private function add( string $namespace, string $path, array $routes ): void {
		if ( isset( $this->added[ $namespace . $path ] ) ) {
			return;
		}
		$this->added[ $namespace . $path ] = true;
		foreach ( $routes as $route ) {
			register_rest_route(
				$namespace,
				$path,
				array(
					'methods'             => $route::METHOD,
					'callback'            => fn( \WP_REST_Request $request ) => $this->services->get(
						RouteHandler::class
					)->respond(
						$this->services->get( $route ),
						$request
					),
					'permission_callback' => fn() => $this->services->get( RouteHandler::class )->allows(
						$this->services->get( $route )
					),
					'args'                => $this->services->get( RouteSchemas::class )->arguments(
						$route::SCHEMA,
						$path
					),
				)
			);
		}
	}
}
