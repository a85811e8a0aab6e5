<?php

declare( strict_types=1 );

namespace Atoll\Portal\Users;

use Atoll\Engine\Contract\JsonData;
use WP_Error;
use WP_Query;

/**
 * Hides who the clients are, and how many. WordPress only lists users who have published posts, and clients have none.
 * But to a user's id, or their name in a URL, it responds differently than to one that does not exist.
 */
final class UserEnumerationProtection {

	/** REST statuses that show that a user exists: not allowed (401, 403), or not available for this user (501). */
	private const REVEALING = array( 401, 403, 501 );

	/** Responds with a 404 for an author without posts. */
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
			// WordPress' own error for an id that does not exist.
			? new WP_Error( 'rest_user_invalid_id', __( 'Invalid user ID.', 'default' ), array( 'status' => 404 ) )
			: $response;
	}

	/**
	 * Returns the requested user. Looks at the controller and its parameter, because a route may be written in
	 * capitals, and a query argument overrides the id in the path.
	 *
	 * @param array<string, mixed>                   $handler
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 * @return mixed An id, `me`, or null if the request is not for a single user.
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
