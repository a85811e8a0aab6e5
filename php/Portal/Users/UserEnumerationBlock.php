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
final class UserEnumerationBlock {

	/** A person, or what is theirs, such as their application passwords. */
	private const USER_ROUTE = '#^/wp/v2/users/(\d+)(/|$)#';

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
		return $response instanceof WP_Error && $this->isOfAnother( $request->get_route() )
			&& in_array( JsonData::of( $response->get_error_data() )->int( 'status' ), self::REVEALING, true )
			// In WordPress' own words, as for a number that is nobody's.
			? new WP_Error( 'rest_user_invalid_id', __( 'Invalid user ID.', 'default' ), array( 'status' => 404 ) )
			: $response;
	}

	private function isOfAnother( string $route ): bool {
		return 1 === preg_match( self::USER_ROUTE, $route, $matches ) && get_current_user_id() !== (int) $matches[1]
			&& ! current_user_can( 'list_users' );
	}
}
