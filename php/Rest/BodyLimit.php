<?php

declare( strict_types=1 );

namespace Atoll\Rest;

/** Refuses large bodies before WordPress decodes them. Files come as multipart, which has PHP's own limit. */
final class BodyLimit {

	private const BYTES = 1048576;

	public function __construct( private Namespaces $namespaces ) {}

	/**
	 * Filter `rest_pre_dispatch`.
	 *
	 * @param mixed                                   $result
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public function check( mixed $result, \WP_REST_Server $server, \WP_REST_Request $request ): mixed {
		if ( null !== $result || ! $this->namespaces->own( $request->get_route() ) ) {
			return $result;
		}
		if ( 'multipart/form-data' === ( $request->get_content_type()['value'] ?? '' ) || strlen( (string) $request->get_body() ) <= self::BYTES ) {
			return $result;
		}
		return new \WP_Error(
			'atoll_body_too_large',
			__( 'This is more than a form can hold (1 MB). Please shorten your answers.', 'atoll' ),
			array( 'status' => 413 )
		);
	}
}
