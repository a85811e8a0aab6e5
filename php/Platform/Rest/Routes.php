<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

use Atoll\Platform\Module;

/** Registers the routes it is given ({@see \Atoll\Composition\RestRoutes} lists them all). */
final class Routes implements Module {

	/** @param \Closure(): array<string, list<Route>> $routes By namespace; called only when REST is used. */
	public function __construct(
		private \Closure $routes,
		private Boundary $boundary,
		private Schemas $schemas,
		private Namespaces $namespaces,
		private BodyLimit $limit,
		private Origins $origins,
	) {}

	public function register(): void {
		add_action( 'rest_api_init', $this->addRoutes( ... ) );
		add_filter( 'rest_pre_dispatch', $this->limit->check( ... ), 5, 3 );
		add_filter( 'rest_pre_serve_request', $this->origins->send( ... ), 5, 3 );
	}

	private function addRoutes(): void {
		foreach ( ( $this->routes )() as $namespace => $routes ) {
			if ( ! $this->namespaces->own( $namespace ) ) {
				continue;
			}
			foreach ( $routes as $route ) {
				$this->add( $namespace, $route );
			}
		}
	}

	private function add( string $namespace, Route $route ): void {
		register_rest_route(
			$namespace,
			$route::PATH,
			array(
				'methods'             => $route::METHOD,
				'callback'            => fn( \WP_REST_Request $request ) => $this->boundary->answer( $route, $request ),
				'permission_callback' => fn() => $this->boundary->allows( $route ),
				'args'                => $this->schemas->arguments( $route::SCHEMA, $route::PATH ),
			)
		);
	}
}
