<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

use Atoll\Platform\Access\Visitors;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Platform\Errors\TooMany;
use Atoll\Platform\Errors\Trouble;

/** Between WordPress' REST server and our routes: reads the request, and turns every ending into one kind of answer. */
final class Boundary {

	public function __construct( private Visitors $visitors, private Body $body ) {}

	/** @param \WP_REST_Request<array<string, mixed>> $request */
	public function answer( Route $route, \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		return $this->guard(
			function () use ( $route, $request ): \WP_REST_Response {
				$input = new Input( $request->get_url_params() + $request->get_query_params(), fn() => $this->body->read( $request ) );
				try {
					$reply = $route->answer( $input, $this->visitors->current() );
				} catch ( TooMany $trouble ) {
					// An error has no room for a head of its own.
					$response = rest_convert_error_to_response( $this->error( $trouble ) );
					$response->set_headers( $trouble->headers() );
					return $response;
				}
				return new \WP_REST_Response( $reply->data, $reply->status, $reply->headers );
			}
		);
	}

	public function allows( Route $route ): bool|\WP_Error {
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
	 * @return T|\WP_Error
	 */
	private function guard( \Closure $work ): mixed {
		try {
			return $work();
		} catch ( Trouble $trouble ) {
			$this->log( $trouble );
			return $this->error( $trouble );
		} catch ( \Throwable $fault ) {
			error_log( 'Atoll: ' . $fault );
			return new \WP_Error(
				'atoll_internal_error',
				__( 'Something went wrong on our side. Nothing you sent was lost: please try again in a moment.', 'atoll' ),
				array( 'status' => 500 )
			);
		}
	}

	private function error( Trouble $trouble ): \WP_Error {
		return new \WP_Error( $trouble->trouble(), $trouble->getMessage(), array( 'status' => $trouble->status() ) + $trouble->details() );
	}

	private function log( Trouble $trouble ): void {
		if ( $trouble instanceof StorageFailed ) {
			error_log( 'Atoll: ' . $trouble->detail() );
		}
	}
}
