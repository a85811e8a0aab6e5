<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

/**
 * Keeps other sites out of our routes. WordPress lets any origin call its REST API with the visitor's cookies and read
 * the answer; ours may be read only by the origins an owner lists, only under gf/v2, and never with cookies.
 */
final class CrossOriginPolicy {

	/** List of origins such as `https://app.example.com`; empty by default. */
	public const OPTION = 'atoll_allowed_origins';

	public function __construct( private RestNamespaces $namespaces ) {}

	/**
	 * Filter `rest_pre_serve_request`, before core's own.
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
