<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Http\FormBody;

/** Reads a REST request's complete body, or refuses it; a truncated body never counts as complete. */
final class RequestBody {

	/** Maximum nesting of lists; more than any of our bodies needs. */
	private const DEPTH = 64;

	public function __construct( private FormBody $forms ) {}

	/**
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 * @return array<int|string, mixed>
	 * @throws BadRequest
	 */
	public function read( \WP_REST_Request $request ): array {
		if ( in_array( $request->get_method(), array( 'GET', 'HEAD', 'DELETE' ), true ) ) {
			return array();
		}
		$type = $request->get_content_type()['value'] ?? '';
		$body = (string) $request->get_body(); // Null if PHP code made the request, despite WordPress' docblock.
		if ( $request->is_json_content_type() ) {
			return $this->json( $body );
		}
		if ( 'multipart/form-data' === $type ) {
			return $this->forms->multipart( $request->get_body_params() );
		}
		if ( '' === $type || 'application/x-www-form-urlencoded' === $type ) {
			return '' === $body ? $request->get_body_params() : $this->forms->urlencoded( $body );
		}
		throw new BadRequest( 'atoll_unsupported_type', __( 'Send the answers as JSON, form-encoded or multipart form data.', 'atoll' ), 415 );
	}

	/** @return array<int|string, mixed> */
	private function json( string $body ): array {
		if ( '' === $body ) {
			return array();
		}
		// Integers that are too large for PHP stay as they were sent.
		$data = json_decode( $body, true, self::DEPTH, JSON_BIGINT_AS_STRING );
		if ( JSON_ERROR_DEPTH === json_last_error() ) {
			throw new BadRequest( 'atoll_nested_too_deep', __( 'The data is nested too deep.', 'atoll' ) );
		}
		if ( ! is_array( $data ) ) {
			throw BadRequest::invalidJson();
		}
		return $data;
	}
}
