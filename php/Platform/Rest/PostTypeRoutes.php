<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Errors\ErrorBoundary;

/**
 * WordPress' routes for our post types, registered only in requests that need them: that takes longer than everything
 * else of ours in the REST API. Code outside a REST request finds them as usual.
 */
final class PostTypeRoutes {

	private const OUR_NAMESPACE = 'Atoll\\';

	/** @var array<int, \WP_Post_Type> Post types whose routes are not registered. */
	private array $hiddenTypes = array();

	/** Runs on action `rest_api_init`, before WordPress registers its routes (99). */
	public function hide(): void {
		$this->hiddenTypes = wp_is_serving_rest_request() ? self::types() : array();
		foreach ( $this->hiddenTypes as $type ) {
			$type->show_in_rest = false;
		}
	}

	/** Runs on action `rest_api_init`, after that. */
	public function restore(): void {
		foreach ( $this->hiddenTypes as $type ) {
			$type->show_in_rest = true;
		}
	}

	/**
	 * Runs on filter `rest_pre_dispatch`, before WordPress looks for the route. WordPress' controllers set parameters
	 * within a request's decoded JSON, and break if it is only a text or number.
	 *
	 * @param mixed                                  $result  Returned unchanged, except for such requests of ours.
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public function addRequested( mixed $result, \WP_REST_Server $server, \WP_REST_Request $request ): mixed {
		$route  = strtolower( $request->get_route() );
		$isOurs = false;
		foreach ( $this->hiddenTypes as $index => $type ) {
			$path = "/{$type->rest_namespace}/{$type->rest_base}";
			// A batch looks for all of its routes before it dispatches them.
			if ( FieldsOnDemand::concerns( $route, $path ) ) {
				$isOurs = $isOurs || str_starts_with( trailingslashit( $route ), "{$path}/" );
				unset( $this->hiddenTypes[ $index ] );
				$type->get_rest_controller()?->register_routes();
				$type->get_revisions_rest_controller()?->register_routes();
				$type->get_autosave_rest_controller()?->register_routes();
			}
		}
		return null === $result && $isOurs && $this->isMereValue( $request )
			? ( new ErrorBoundary() )->failure( BadRequest::invalidJson() )->toWpError()
			: $result;
	}

	/** @param \WP_REST_Request<array<string, mixed>> $request */
	private function isMereValue( \WP_REST_Request $request ): bool {
		return $request->is_json_content_type() && is_scalar( json_decode( (string) $request->get_body() ) );
	}

	/** @return list<\WP_Post_Type> */
	private static function types(): array {
		return array_values(
			array_filter(
				get_post_types( array( 'show_in_rest' => true ), 'objects' ),
				static fn( \WP_Post_Type $type ): bool => is_string( $type->rest_controller_class )
					&& str_starts_with( $type->rest_controller_class, self::OUR_NAMESPACE )
			)
		);
	}
}
