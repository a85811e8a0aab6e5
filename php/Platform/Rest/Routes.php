<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

use Atoll\Platform\Services\Services;

/**
 * Registers the routes that providers list. A call of the REST API makes only those that answer its address; whoever
 * wants to know all there are, such as the index or another plugin outside a call, gets them all.
 */
final class Routes {

	/** @var array<string, true> What is registered, by namespace and path. */
	private array $added = array();

	/** @param array<string, array<string, list<class-string<Route>>>> $routes By namespace and path. */
	public function __construct(
		private array $routes,
		private Services $services,
		private RestNamespaces $namespaces,
	) {}

	/** Action `rest_api_init`, which begins a server. */
	public function addAtOnce(): void {
		$this->added = array();
		if ( ! wp_is_serving_rest_request() ) {
			$this->addMatching( '/' );
		}
	}

	/**
	 * Filter `rest_pre_dispatch`, before WordPress looks for what answers.
	 *
	 * @param mixed                                  $result  Given back as it is.
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public function addRequested( mixed $result, \WP_REST_Server $server, \WP_REST_Request $request ): mixed {
		$this->addMatching( untrailingslashit( $request->get_route() ) );
		return $result;
	}

	/** The name in contract/rest of one of our routes; null for others'. */
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
			// A batch finds what answers its parts before it dispatches them.
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

	/** @param list<class-string<Route>> $routes One for each method. */
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
