<?php

declare( strict_types=1 );

namespace Atoll\Portal\Users;

use Atoll\Engine\Contract\JsonData;
use WP_Error;
use WP_Query;

/**
 * Tells nobody who the clients are, nor how many. WordPress lists people by what they have published, and clients
 * publish nothing; but it answers for a person's number, or for their name in an address, otherwise than for one that
 * is nobody's.
 */
final class UserEnumerationProtection {

	/** REST statuses that show that a user exists: not allowed (401, 403), or not available for this user (501). */
	private const REVEALING = array( 401, 403, 501 );

	/** An author without articles is not found. */
	public function hideAuthor( mixed $handled, WP_Query $query ): mixed {
		if ( $query->is_author() && array() === $query->posts && ! $query->is_paged() ) {
			$query->set_404();
			status_header( 404 );
			nocache_headers();
			return true;
		}
		return $handled;
	}

	/**
	 * @param mixed                                  $response
	 * @param array<string, mixed>                   $handler
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public function hideUser( mixed $response, array $handler, \WP_REST_Request $request ): mixed {
		return $response instanceof WP_Error && $this->isOfAnother( self::userAskedFor( $handler, $request ) )
			&& in_array( JsonData::of( $response->get_error_data() )->int( 'status' ), self::REVEALING, true )
			// In WordPress' own words, as for a number that is nobody's.
			? new WP_Error( 'rest_user_invalid_id', __( 'Invalid user ID.', 'default' ), array( 'status' => 404 ) )
			: $response;
	}

	/**
	 * By what answers and what it reads: a route may be spelt in capitals, and a query overrules the path's number.
	 *
	 * @param array<string, mixed>                   $handler
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 * @return mixed An id, `me`, or null where it is about nobody in particular.
	 */
	private static function userAskedFor( array $handler, \WP_REST_Request $request ): mixed {
		$controller = is_array( $handler['callback'] ?? null ) ? $handler['callback'][0] : null;
		return match ( true ) {
			$controller instanceof \WP_REST_Users_Controller                 => $request->get_param( 'id' ),
			$controller instanceof \WP_REST_Application_Passwords_Controller => $request->get_param( 'user_id' ),
			default                                                          => null,
		};
	}

	private function isOfAnother( mixed $user ): bool {
		$isOwn = 'me' === $user
			|| ( is_user_logged_in() && is_numeric( $user ) && get_current_user_id() === (int) $user );
		return null !== $user && ! $isOwn && ! current_user_can( 'list_users' );
	}
}
