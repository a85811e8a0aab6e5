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

/** So many times a minute from one address, then 429 until the minute is over. */
final class RateLimitTest extends SiteTestCase {

	private const NOON = 1700049600; // A whole minute.

	private int $now = self::NOON;

	protected function setUp(): void {
		parent::setUp();
		$this->empty();
	}

	protected function tearDown(): void {
		$this->empty();
		parent::tearDown();
	}

	public function test_the_one_too_many_is_refused_until_the_minute_ends(): void {
		$this->now = self::NOON + 20;
		$this->assertSame( array( null, null, 40 ), $this->tries( 3, most: 2 ) );
		$this->now = self::NOON + 60;
		$this->assertSame( array( null ), $this->tries( 1, most: 2 ) );
	}

	public function test_an_amount_is_counted_for_a_whole_day(): void {
		$limit   = new RateLimit( Inside::get( Queries::class ), fn() => $this->now );
		$visitor = new Visitor( 0, '203.0.113.7', '' );
		$count   = static fn( int $amount ) => $limit->count( 'megabytes', $visitor, 10, $amount, RateLimit::DAY );
		$count( 8 );
		$count( 2 );
		$this->now += 3600;
		try {
			$count( 1 );
			$this->fail( 'It was let through.' );
		} catch ( TooManyRequests $trouble ) {
			$this->assertSame( (string) ( 11 * 3600 ), $trouble->headers()['Retry-After'] );
			$this->assertStringContainsString( 'wait 11 hours', $trouble->getMessage() );
		}
		$this->now += 11 * 3600;
		$count( 10 );
	}

	public function test_each_address_and_each_thing_is_counted_by_itself(): void {
		$this->tries( 2, most: 2 );
		$this->assertSame( array( null ), $this->tries( 1, most: 2, ip: '203.0.113.8' ) );
		$this->assertSame( array( null ), $this->tries( 1, most: 2, name: 'uploads' ) );
		$this->assertSame( array( 60 ), $this->tries( 1, most: 2 ) );
	}

	public function test_a_whole_ipv6_network_counts_as_one_address(): void {
		$this->tries( 2, most: 2, ip: '2001:db8:1:2::a' );
		$this->assertSame( array( 60 ), $this->tries( 1, most: 2, ip: '2001:db8:1:2:ffff::b' ) );
		$this->assertSame( array( null ), $this->tries( 1, most: 2, ip: '2001:db8:1:3::a' ) );
	}

	public function test_addresses_of_version_4_that_are_written_as_version_6_are_counted_by_themselves(): void {
		$this->tries( 2, most: 2, ip: '::ffff:203.0.113.7' );
		$this->assertSame( array( null ), $this->tries( 1, most: 2, ip: '::ffff:203.0.113.8' ) );
		$this->assertSame( array( 60 ), $this->tries( 1, most: 2, ip: '203.0.113.7' ) );
	}

	public function test_those_who_may_edit_forms_are_not_counted(): void {
		$this->assertSame( array( null, null, null ), $this->tries( 3, most: 1, userId: $this->user( 'editor' ) ) );
	}

	public function test_minutes_that_are_over_are_forgotten(): void {
		global $wpdb;
		$this->tries( 1, most: 2, ip: '203.0.113.8' );
		$this->now = self::NOON + 180;
		// One new address in sixteen has it done.
		for ( $address = 1; $address <= 100; $address++ ) {
			$this->tries( 1, most: 2, ip: "203.0.113.{$address}" );
		}
		$this->assertSame( 100, (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}" . RateLimitTable::NAME ) );
	}

	public function test_a_database_that_cannot_count_holds_nobody_back(): void {
		$broken = static fn( string $query ) => str_contains( $query, RateLimitTable::NAME )
			? 'SELECT nonsense FROM nowhere'
			: $query;
		add_filter( 'query', $broken );
		try {
			$this->assertSame( array( null, null ), $this->tries( 2, most: 1 ) );
		} finally {
			remove_filter( 'query', $broken );
		}
	}

	/** @return list<int|null> For each try the seconds to wait, null where it was let through. */
	private function tries(
		int $times,
		int $most,
		string $ip = '203.0.113.7',
		string $name = 'submissions',
		int $userId = 0
	): array {
		$limit   = new RateLimit( Inside::get( Queries::class ), fn() => $this->now );
		$results = array();
		for ( $i = 0; $i < $times; $i++ ) {
			try {
				$limit->count( $name, new Visitor( $userId, $ip, '' ), $most );
				$results[] = null;
			} catch ( TooManyRequests $trouble ) {
				$results[] = (int) $trouble->headers()['Retry-After'];
			}
		}
		return $results;
	}

	private function empty(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . RateLimitTable::NAME );
	}
}
