<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Database\QueryErrors;
use Atoll\Platform\Errors\ErrorBoundary;
use Atoll\Platform\Errors\Failure;
use Atoll\Platform\Errors\NotAllowed;
use Atoll\Platform\SiteLanguage;

/** Connects WordPress' REST server with our routes: reads the request, and turns every outcome into a response. */
final class RouteHandler {

	public function __construct( private CurrentVisitor $visitors, private RequestBody $body ) {}

	/**
	 * Responds in the language named in the URL, if WordPress has it: that of the page whose script sent the request.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public function respond( Route $route, \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$locale = $request->get_query_params()[ RestNamespaces::LOCALE ] ?? '';
		return is_string( $locale ) && '' !== $locale
			? SiteLanguage::inLocale( $locale, fn() => $this->answer( $route, $request ) )
			: $this->answer( $route, $request );
	}

	/** Returns true, false or an error: WordPress grants permission for anything but an error, false or null. */
	public function allows( Route $route ): bool|\WP_Error {
		$allowed = $this->guard(
			fn() => $route->allows( $this->visitors->current() ) ? true : NotAllowed::inRest()
		);
		return $allowed instanceof Failure ? $allowed->toWpError() : $allowed;
	}

	/** @param \WP_REST_Request<array<string, mixed>> $request */
	private function answer( Route $route, \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$answer = $this->guard(
			function () use ( $route, $request ): \WP_REST_Response {
				$input = new Input(
					$request->get_url_params() + $request->get_query_params(),
					fn() => $this->body->read( $request )
				);
				$reply = $route->respond( $input, $this->visitors->current() );
				return new \WP_REST_Response(
					( new FieldSelection() )->prepare( $reply->data, $request ),
					$reply->status,
					$reply->headers
				);
			}
		);
		return $answer instanceof Failure ? $this->errorResponse( $answer ) : $answer;
	}

	/**
	 * @template T
	 * @param \Closure(): T $work
	 * @return T|Failure
	 */
	private function guard( \Closure $work ): mixed {
		try {
			return ( new QueryErrors() )->withoutValues( $work );
		} catch ( \Throwable $error ) {
			return ( new ErrorBoundary() )->failure( $error );
		}
	}

	/** Converts a failure with its headers, which a WP_Error cannot hold. */
	private function errorResponse( Failure $failure ): \WP_REST_Response|\WP_Error {
		if ( array() === $failure->headers ) {
			return $failure->toWpError();
		}
		$response = rest_convert_error_to_response( $failure->toWpError() );
		$response->set_headers( $failure->headers );
		return $response;
	}
}
