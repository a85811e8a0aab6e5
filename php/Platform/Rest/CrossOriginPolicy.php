<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

/**
 * Closes our routes to other sites. WordPress lets any origin call its REST API with the visitor's cookies and read the
 * response. Our responses can only be read by origins that the site owner lists, only under gf/v2, never with cookies.
 */
final class CrossOriginPolicy {

	/** Option with a list of origins such as `https://app.example.com`; empty by default. */
	public const OPTION = 'atoll_allowed_origins';

	public function __construct( private RestNamespaces $namespaces ) {}

	/**
	 * Runs on filter `rest_pre_serve_request`, before core's own callback.
	 *
	 * @param mixed                                  $served
	 * @param mixed                                  $result
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public function send( mixed $served, mixed $result, \WP_REST_Request $request ): mixed {
		if ( ! $this->namespaces->isOurs( $request->get_route() ) ) {
			return $served;
		}
		remove_filter( 'rest_pre_serve_request', 'rest_send_cors_headers' );
		header( 'Vary: Origin', false );
		$origin = get_http_origin();
		if (
			$this->namespaces->isIn( $request->get_route(), RestNamespaces::GRAVITY )
				&& in_array( $origin, $this->allowed(), true )
		) {
			header( 'Access-Control-Allow-Origin: ' . sanitize_url( $origin ) );
			header( 'Access-Control-Allow-Methods: GET, POST, PUT, DELETE, OPTIONS' );
		}
		return $served;
	}

	/** @return list<string> */
	private function allowed(): array {
		return array_values(
			array_filter(
				(array) get_option( self::OPTION, array() ),
				static fn( $origin ) => is_string( $origin ) && '' !== $origin
			)
		);
	}
}
