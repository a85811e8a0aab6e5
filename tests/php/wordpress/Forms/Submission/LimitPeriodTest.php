<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Submission;

use Atoll\Forms\Submission\Limits\LimitPeriod;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** A period of a limit ends when the next one begins, by the site's calendar. */
final class LimitPeriodTest extends TestCase {

	private const SYDNEY   = 'Australia/Sydney';
	private const CAIRO    = 'Africa/Cairo';
	private const SANTIAGO = 'America/Santiago';

	protected function tearDown(): void {
		update_option( 'timezone_string', '' );
	}

	/** @return iterable<string, array{string, string, string, string|null}> Zone, period, moment, its end. */
	public static function periods(): iterable {
		yield 'a day' => array( self::SYDNEY, 'day', '2026-10-07 22:30', '2026-10-08 13:00' );
		yield 'its first moment' => array( self::SYDNEY, 'day', '2026-10-07 13:00', '2026-10-08 13:00' );
		yield 'a day of 23 hours' => array( self::SYDNEY, 'day', '2026-10-03 14:00', '2026-10-04 13:00' );
		yield 'a day of 25 hours' => array( self::SYDNEY, 'day', '2026-04-04 13:00', '2026-04-05 14:00' );
		yield 'a day without its midnight' => array( self::SANTIAGO, 'day', '2026-09-06 12:00', '2026-09-07 03:00' );
		yield 'the day before it' => array( self::SANTIAGO, 'day', '2026-09-05 12:00', '2026-09-06 04:00' );
		yield 'a week with such a day' => array( self::SYDNEY, 'week', '2026-09-30 00:00', '2026-10-04 13:00' );
		yield 'a month with one' => array( self::SYDNEY, 'month', '2026-10-30 00:00', '2026-10-31 13:00' );
		yield 'the last month of a year' => array( self::SYDNEY, 'month', '2026-12-30 00:00', '2026-12-31 13:00' );
		yield 'a year' => array( self::SYDNEY, 'year', '2026-10-07 22:30', '2026-12-31 13:00' );
		yield 'all of time' => array( self::SYDNEY, '', '2026-10-07 22:30', null );
	}

	/** @return iterable<string, array{string, string, string, string}> Zone, period, moment, its beginning. */
	public static function beginnings(): iterable {
		yield 'a day' => array( self::SYDNEY, 'day', '2026-10-07 22:30', '2026-10-07 13:00' );
		yield 'a day without its midnight' => array( self::CAIRO, 'day', '2026-04-24 12:00', '2026-04-23 22:00' );
		yield 'a week that has reached one' => array( self::CAIRO, 'week', '2026-04-24 12:00', '2026-04-19 22:00' );
		yield 'a month that has' => array( self::CAIRO, 'month', '2026-04-24 12:00', '2026-03-31 22:00' );
		yield 'a year that has' => array( self::CAIRO, 'year', '2026-04-24 12:00', '2025-12-31 22:00' );
	}

	#[DataProvider( 'beginnings' )]
	public function test_it_begins_at_the_sites_midnight(
		string $zone,
		string $period,
		string $now,
		string $expected
	): void {
		update_option( 'timezone_string', $zone );
		$since = ( new LimitPeriod( $period ) )->since( (int) strtotime( "{$now} UTC" ) );
		$this->assertSame( "{$expected}:00", $since );
	}

	#[DataProvider( 'periods' )]
	public function test_it_ends_at_the_sites_midnight(
		string $zone,
		string $period,
		string $now,
		?string $expected
	): void {
		update_option( 'timezone_string', $zone );
		$until = ( new LimitPeriod( $period ) )->until( (int) strtotime( "{$now} UTC" ) );
		$this->assertSame( $expected, null === $until ? null : gmdate( 'Y-m-d H:i', $until ) );
	}
}
