<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Forms\Entries;

use Atoll\Forms\Entries\Export\LocalTime;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class LocalTimeTest extends TestCase {

	/** Some change their clocks, some do not, some are not whole hours from Greenwich, some are only an offset. */
	private const ZONES = array(
		'UTC', '+00:00', '+05:45', '-03:30', 'Australia/Brisbane', 'Australia/Perth', 'Australia/Sydney',
		'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/St_Johns', 'Africa/Casablanca',
	);

	private const MOMENTS = array(
		'1970-01-01 00:00:00', '2026-04-04 15:59:59', '2026-04-04 16:00:00', '2026-10-03 15:15:00',
		'2026-10-03 15:45:00', '2026-10-03 16:00:00', '2026-10-03 16:20:00', '2026-11-01 04:29:59',
		'2026-11-01 04:30:00', '2025-12-31 23:59:59', '2038-01-19 03:14:08',
	);

	#[DataProvider( 'zones' )]
	public function test_every_moment_is_what_the_clocks_there_show( string $name ): void {
		$zone  = new \DateTimeZone( $name );
		$local = new LocalTime( $zone );
		foreach ( array( ...self::MOMENTS, ...array_reverse( self::MOMENTS ) ) as $utc ) {
			$moment = new \DateTimeImmutable( $utc, new \DateTimeZone( 'UTC' ) );
			self::assertSame( $moment->setTimezone( $zone )->format( 'Y-m-d H:i:s' ), $local->fromUtc( $utc ), $utc );
		}
	}

	/** @return array<string, array{string}> */
	public static function zones(): array {
		return array_map(
			static fn( string $zone ): array => array( $zone ),
			array_combine( self::ZONES, self::ZONES )
		);
	}
}
