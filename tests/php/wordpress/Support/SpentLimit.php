<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

use Atoll\Platform\Access\Identity\IpNetwork;
use Atoll\Platform\Access\RateLimits\RateLimitTable;

/**
 * What an address has done already, for tests of limits. All begin a new length of time together: one that begins
 * between two requests of a test would let through what the test asks to be refused.
 */
final class SpentLimit {

	public const TEN_MINUTES = 600;

	/** As if it had been done so often, now and in the length of time that may begin meanwhile. */
	public static function set( string $name, int $times, int $seconds = 60, string $address = '127.0.0.1' ): void {
		global $wpdb;
		$network = IpNetwork::of( $address );
		$now     = time() - time() % $seconds + $seconds;
		foreach ( array( $now, $now + $seconds ) as $end ) {
			$wpdb->replace(
				$wpdb->prefix . RateLimitTable::NAME,
				array(
					'bucket' => hash( 'sha256', "{$name}\n{$network}\n{$end}" ),
					'hits'   => $times,
					'ends'   => $end,
				)
			);
		}
	}
}
