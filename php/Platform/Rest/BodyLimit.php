<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

use Atoll\Platform\Errors\ErrorBoundary;
use Atoll\Platform\Errors\TooMuchText;
use Atoll\Platform\Http\TextLimit;

/**
 * Refuses large bodies before WordPress decodes them. For multipart, which has files, {@see RequestBody} counts the
 * text.
 */
final class BodyLimit {

	public function __construct( private RestNamespaces $namespaces ) {}

	/**
	 * Runs on filter `rest_pre_dispatch`.
	 *
	 * @param mixed                                  $result
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public function check( mixed $result, \WP_REST_Server $server, \WP_REST_Request $request ): mixed {
		if ( null !== $result || ! $this->namespaces->isOurs( $request->get_route() ) ) {
			return $result;
		}
		try {
			'multipart/form-data' === ( $request->get_content_type()['value'] ?? '' )
				|| TextLimit::enforce( strlen( (string) $request->get_body() ) );
			return $result;
		} catch ( TooMuchText $error ) {
			return ( new ErrorBoundary() )->failure( $error )->toWpError();
		}
	}
}
