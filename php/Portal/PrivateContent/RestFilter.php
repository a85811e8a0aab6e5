<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

use WP_Error;
use WP_REST_Comments_Controller;
use WP_REST_Posts_Controller;
use WP_REST_Request;
use WP_REST_Terms_Controller;

/** Refuses REST requests for a single private page, its comments, files and terms. Lists are filtered as queries. */
final class RestFilter {

	public function __construct( private PrivatePages $pages ) {}

	/**
	 * @param mixed                $response Response of another filter, if any.
	 * @param array<string, mixed> $handler
	 */
	public function refuse( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		$controller = is_array( $handler['callback'] ?? null ) ? $handler['callback'][0] : null;
		$post       = match ( true ) {
			$controller instanceof WP_REST_Posts_Controller    => $this->id( $request, 'id' ),
			$controller instanceof WP_REST_Comments_Controller => (int) get_comment(
				$this->id( $request, 'id' )
			)?->comment_post_ID,
			$controller instanceof WP_REST_Terms_Controller    => $this->id( $request, 'post' ),
			default                                            => 0,
		};
		return $this->pages->isClosed( $post )
			? new WP_Error( 'rest_forbidden', __( 'Log in to see this page.', 'atoll' ), array( 'status' => 401 ) )
			: $response;
	}

	private function id( WP_REST_Request $request, string $name ): int {
		$value = $request->get_param( $name );
		return is_numeric( $value ) ? (int) $value : 0;
	}
}
