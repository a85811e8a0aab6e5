<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Access;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Access\RateLimits\RateLimitTable;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\TooManyRequests;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/**
 * An office shares what one network may send in a day: what somebody there may not send is not taken from the others.
 */
final class RefusedAmountTest extends SiteTestCase {

	protected function tearDown(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . RateLimitTable::NAME );
		parent::tearDown();
	}

	public function test_what_is_refused_leaves_room_for_what_fits(): void {
		$this->assertSame(
			array( true, false, false, true, false, true, false ),
			array_map( $this->takes( ... ), array( 90, 20, 500, 8, 3, 2, 1 ) )
		);
	}

	private function takes( int $megabytes ): bool {
		try {
			$rateLimit = new RateLimit( Inside::get( Queries::class ), static fn() => 1700049600 );
			$rateLimit->count( 'megabytes', new Visitor( 0, '203.0.113.7', '' ), 100, $megabytes, RateLimit::DAY );
			return true;
		} catch ( TooManyRequests ) {
			return false;
		}
	}
}
