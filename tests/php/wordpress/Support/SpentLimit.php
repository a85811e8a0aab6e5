<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Access\RateLimits\RateLimitTable;
use Atoll\Platform\Database\Queries;

/**
 * What an address has done already, for tests of limits. All begin a new length of time together: one that begins
 * between two requests of a test would let through what the test asks to be refused.
 */
final class SpentLimit {

	public const TEN_MINUTES = 600;

	/** As if it had been done so often, and nothing else, now and in the length of time that may begin meanwhile. */
	public static function set( string $name, int $times, int $seconds = 60, string $address = '127.0.0.1' ): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . RateLimitTable::NAME );
		// The later first: a new count may delete those whose time is over.
		foreach ( array( time() + $seconds, time() ) as $now ) {
			( new RateLimit( Inside::get( Queries::class ), static fn(): int => $now ) )
				->count( $name, new Visitor( 0, $address, '' ), PHP_INT_MAX, $times, $seconds );
		}
	}
}
