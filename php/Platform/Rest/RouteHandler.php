<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Database\QueryErrors;
use Atoll\Platform\Errors\ErrorBoundary;
use Atoll\Platform\Errors\Failure;

/** Between WordPress' REST server and our routes: reads the request, and turns every ending into one kind of answer. */
final class RouteHandler {

	public function __construct(
		private CurrentVisitor $visitors,
		private RequestBody $body,
		private ErrorBoundary $errors = new ErrorBoundary(),
		private FieldSelection $fields = new FieldSelection(),
	) {}

	/** @param \WP_REST_Request<array<string, mixed>> $request */
	public function answer( Route $route, \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		return $this->guard(
			function () use ( $route, $request ): \WP_REST_Response {
				$input = new Input(
					$request->get_url_params() + $request->get_query_params(),
					fn() => $this->body->read( $request )
				);
				$reply = $route->answer( $input, $this->visitors->current() );
				return new \WP_REST_Response(
					$this->fields->prepare( $reply->data, $request ),
					$reply->status,
					$reply->headers
				);
			}
		);
	}

	public function allows( Route $route ): bool|\WP_REST_Response|\WP_Error {
		return $this->guard(
			fn() => $route->allows( $this->visitors->current() ) ? true : new \WP_Error(
				'rest_forbidden',
				__( 'Sorry, you are not allowed to do that.', 'atoll' ),
				array( 'status' => rest_authorization_required_code() )
			)
		);
	}

	/**
	 * @template T
	 * @param \Closure(): T $work
	 * @return T|\WP_REST_Response|\WP_Error
	 */
	private function guard( \Closure $work ): mixed {
		try {
			return ( new QueryErrors() )->withoutValues( $work );
		} catch ( \Throwable $error ) {
			$failure = $this->errors->failure( $error );
			return array() === $failure->headers ? $failure->toWpError() : $this->response( $failure );
		}
	}

	/** An error has no room for a head of its own. */
	private function response( Failure $failure ): \WP_REST_Response {
		$response = rest_convert_error_to_response( $failure->toWpError() );
		$response->set_headers( $failure->headers );
		return $response;
	}
}
