<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Platform\Rest;

use Atoll\Platform\Rest\Reply;
use PHPUnit\Framework\TestCase;

final class ReplyTest extends TestCase {

	public function test_a_location_is_refused_where_the_web_server_would_make_302_of_it(): void {
		foreach ( array( 200, 400 ) as $status ) {
			try {
				new Reply( array(), $status, array( 'Location' => 'https://example.com/' ) );
				$this->fail( "A Location with {$status} was taken." );
			} catch ( \LogicException $refusal ) {
				$this->assertStringContainsString( 'in the body', $refusal->getMessage() );
			}
		}
		$this->assertSame( 201, ( new Reply( array(), 201, array( 'Location' => 'https://example.com/' ) ) )->status );
	}
}
