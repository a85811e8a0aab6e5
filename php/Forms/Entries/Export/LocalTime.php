<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

/**
 * Moments of the database in the site's time. Made for long lists: it asks for the offset once per change of clocks,
 * and reckons once for all moments of an hour, since entries mostly stand beside those that came shortly before.
 */
final class LocalTime {

	private const YEAR = 31536000;

	private const HOUR = 3600;

	/** The last hour asked for, `Y-m-d H`, and what it is. */
	private string $asked = '';
	private string $local = '';
	private int $from   = 0;
	private int $until  = 0;
	private int $offset = 0;

	public function __construct( private \DateTimeZone $zone ) {}

	/** @param string $utc `Y-m-d H:i:s`. */
	public function of( string $utc ): string {
		$hour = substr( $utc, 0, 13 );
		if ( $hour === $this->asked ) {
			return $this->local . substr( $utc, 13 );
		}
		$time = $this->seconds( $utc );
		if ( $time < $this->from || $time >= $this->until ) {
			$this->look( $time );
		}
		$local = gmdate( 'Y-m-d H:i:s', $time + $this->offset );
		if ( $this->isSameAllHour( $time ) ) {
			$this->asked = $hour;
			$this->local = substr( $local, 0, 13 );
		}
		return $local;
	}

	/** Whether minutes are what they are in UTC, and clocks do not change meanwhile. */
	private function isSameAllHour( int $time ): bool {
		$begin = $time - $time % self::HOUR;
		return 0 === $this->offset % self::HOUR && $begin >= $this->from && $begin + self::HOUR <= $this->until;
	}

	private function seconds( string $utc ): int {
		return (int) gmmktime(
			(int) substr( $utc, 11, 2 ),
			(int) substr( $utc, 14, 2 ),
			(int) substr( $utc, 17, 2 ),
			(int) substr( $utc, 5, 2 ),
			(int) substr( $utc, 8, 2 ),
			(int) substr( $utc, 0, 4 )
		);
	}

	private function look( int $time ): void {
		// Lists go back in time as often as forth. A zone that is only an offset knows no changes.
		/** @var list<array{ts: int}> $changes The first one says what holds at the beginning. */
		$changes      = $this->zone->getTransitions( $time - self::YEAR, $time + self::YEAR ) ?: array();
		$moments      = array_column( $changes, 'ts' );
		$this->from   = max(
			array( $time - self::YEAR, ...array_filter( $moments, static fn( int $moment ) => $moment <= $time ) )
		);
		$this->until  = min(
			array( $time + self::YEAR, ...array_filter( $moments, static fn( int $moment ) => $moment > $time ) )
		);
		$this->offset = $this->zone->getOffset( new \DateTimeImmutable( "@{$time}" ) );
	}
}
