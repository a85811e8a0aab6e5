<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Rest;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\TooManyRequests;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;
use Atoll\Platform\Rest\RouteHandler;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A route that refuses by an error is shut, whatever that error has to say. */
final class RefusedPermissionTest extends SiteTestCase {

	public function test_an_error_with_a_head_of_its_own_is_no_permission(): void {
		$route   = new class() implements Route {
			public function allows( Visitor $visitor ): bool {
				throw new TooManyRequests( 60 );
			}
			public function respond( Input $input, Visitor $visitor ): Reply {
				return new Reply( 'secret' );
			}
		};
		$handler = Inside::get( RouteHandler::class );
		add_action(
			'rest_api_init',
			$add = static fn() => register_rest_route(
				'atoll-test/v1',
				'/shut',
				array(
					'callback'            => static fn( \WP_REST_Request $request ) => $handler->respond(
						$route,
						$request
					),
					'permission_callback' => static fn() => $handler->allows( $route ),
				)
			)
		);
		$GLOBALS['wp_rest_server'] = null;
		$reply                     = $this->get( '/atoll-test/v1/shut' );
		remove_action( 'rest_api_init', $add );
		$GLOBALS['wp_rest_server'] = null;

		$this->assertSame(
			array( 429, 'atoll_too_many' ),
			array( $reply->get_status(), $reply->get_data()['code'] ?? $reply->get_data() )
		);
	}
}
