<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

/**
 * Describes the bodies of our routes to clients: WordPress only describes what it checks before a route runs.
 *
 * @phpstan-type Description array{endpoints?: list<array{methods: list<string>, args: array<string, mixed>}>}
 */
final class RouteDescriptions {

	public function __construct( private Routes $routes, private RouteSchemas $schemas ) {}

	/**
	 * Runs on filter `rest_pre_dispatch`, after WordPress has handled OPTIONS (10).
	 *
	 * @param mixed $result
	 */
	public function describeOne( mixed $result ): mixed {
		if ( $result instanceof \WP_REST_Response && is_array( $result->get_data() ) ) {
			/** @var Description $data */
			$data = $result->get_data();
			$result->set_data( $this->withBodies( (string) $result->get_matched_route(), $data ) );
		}
		return $result;
	}

	/**
	 * Runs on filter `rest_route_data`, for indexes.
	 *
	 * @param array<string, Description> $described Descriptions by route.
	 * @return array<string, Description>
	 */
	public function describeAll( array $described ): array {
		foreach ( $described as $route => $data ) {
			$described[ $route ] = $this->withBodies( $route, $data );
		}
		return $described;
	}

	/**
	 * @param Description $data
	 * @return Description
	 */
	private function withBodies( string $route, array $data ): array {
		foreach ( $data['endpoints'] ?? array() as $index => $endpoint ) {
			$schema = $this->routes->schema( $route, $endpoint['methods'][0] ?? '' );
			if ( null !== $schema ) {
				$endpoint['args']           += $this->schemas->body( $schema );
				$data['endpoints'][ $index ] = $endpoint;
			}
		}
		return $data;
	}
}
