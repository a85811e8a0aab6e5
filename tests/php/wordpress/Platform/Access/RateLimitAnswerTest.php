<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Access;

use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\TooManyRequests;
use Atoll\Platform\Http\FormBody;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\RequestBody;
use Atoll\Platform\Rest\Route;
use Atoll\Platform\Rest\RouteHandler;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What a route answers to those who called too often. */
final class RateLimitAnswerTest extends SiteTestCase {

	public function test_the_answer_is_429_and_says_when_to_come_back(): void {
		$route = new class() implements Route {
			public function allows( Visitor $visitor ): bool {
				return true;
			}

			public function respond( Input $input, Visitor $visitor ): Reply {
				throw new TooManyRequests( 17 );
			}
		};
		$answer = ( new RouteHandler( new CurrentVisitor(), new RequestBody( new FormBody() ) ) )->respond(
			$route,
			new \WP_REST_Request( 'GET' )
		);
		$this->assertInstanceOf( \WP_REST_Response::class, $answer );
		$this->assertSame( 429, $answer->get_status() );
		$this->assertSame( '17', $answer->get_headers()['Retry-After'] );
		$this->assertSame( 'atoll_too_many', $answer->get_data()['code'] );
	}
}
