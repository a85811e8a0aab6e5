<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Admin\Demo;

use Atoll\Admin\Demo\Writing\PastDates;
use PHPUnit\Framework\TestCase;

final class PastDatesTest extends TestCase {

	private const DAYS = array( '2026-11-10', '2026-03-01', '2026-11-03' );

	public function test_days_that_have_been_stay_as_they_are(): void {
		self::assertSame( self::DAYS, $this->seenAt( '2026-11-11 00:00:00' ) );
		self::assertSame( self::DAYS, $this->seenAt( '2031-01-01 12:00:00' ) );
	}

	public function test_days_to_come_are_moved_back_alike_until_the_newest_was_yesterday(): void {
		self::assertSame( array( '2026-11-09', '2026-02-28', '2026-11-02' ), $this->seenAt( '2026-11-10 23:59:59' ) );
		self::assertSame( array( '2024-02-29', '2023-06-20', '2024-02-22' ), $this->seenAt( '2024-03-01 00:30:00' ) );
	}

	public function test_a_day_is_over_when_it_is_over_where_the_site_is(): void {
		$days = new PastDates(
			self::DAYS,
			new \DateTimeImmutable( '2026-11-11 09:00:00', new \DateTimeZone( 'Australia/Perth' ) )
		);
		self::assertSame( '2026-11-10', $days->resolve( '2026-11-10' ) );
		$days = new PastDates(
			self::DAYS,
			new \DateTimeImmutable( '2026-11-10 23:00:00', new \DateTimeZone( 'America/St_Johns' ) )
		);
		self::assertSame( '2026-11-09', $days->resolve( '2026-11-10' ) );
	}

	/** @return list<string> */
	private function seenAt( string $now ): array {
		return array_map(
			( new PastDates( self::DAYS, new \DateTimeImmutable( $now, new \DateTimeZone( 'UTC' ) ) ) )->resolve( ... ),
			self::DAYS
		);
	}
}
