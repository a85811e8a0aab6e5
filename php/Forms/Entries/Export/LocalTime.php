<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

/**
 * Converts times from the database (UTC) to the site's time zone. Fast for long lists: it looks up the offset once per
 * change of the clocks, and converts each hour once, because neighbouring entries were mostly sent in the same hour.
 */
final class LocalTime {

	private const YEAR = 31536000;

	private const HOUR = 3600;

	/** The last converted hour, in UTC and in local time, `Y-m-d H`. */
	private string $cachedHour      = '';
	private string $cachedLocalHour = '';
	private int $validFrom          = 0;
	private int $validUntil         = 0;
	private int $offset             = 0;

	public function __construct( private \DateTimeZone $zone ) {}

	/** @param string $utc `Y-m-d H:i:s`. */
	public function fromUtc( string $utc ): string {
		$hour = substr( $utc, 0, 13 );
		if ( $hour === $this->cachedHour ) {
			return $this->cachedLocalHour . substr( $utc, 13 );
		}
		$time = $this->seconds( $utc );
		if ( $time < $this->validFrom || $time >= $this->validUntil ) {
			$this->loadOffset( $time );
		}
		$local = gmdate( 'Y-m-d H:i:s', $time + $this->offset );
		if ( $this->isSameAllHour( $time ) ) {
			$this->cachedHour      = $hour;
			$this->cachedLocalHour = substr( $local, 0, 13 );
		}
		return $local;
	}

	/** Whether the offset is the same for the whole hour, and minutes are the same as in UTC. */
	private function isSameAllHour( int $time ): bool {
		$begin = $time - $time % self::HOUR;
		return 0 === $this->offset % self::HOUR
			&& $begin >= $this->validFrom
			&& $begin + self::HOUR <= $this->validUntil;
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

	private function loadOffset( int $time ): void {
		// Searches both ways, because lists go back in time as often as forward. A fixed offset has no transitions.
		/** @var list<array{ts: int}> $changes The first one is the offset at the beginning. */
		$changes          = $this->zone->getTransitions( $time - self::YEAR, $time + self::YEAR ) ?: array();
		$moments          = array_column( $changes, 'ts' );
		$this->validFrom  = max(
			array( $time - self::YEAR, ...array_filter( $moments, static fn( int $moment ) => $moment <= $time ) )
		);
		$this->validUntil = min(
			array( $time + self::YEAR, ...array_filter( $moments, static fn( int $moment ) => $moment > $time ) )
		);
		$this->offset     = $this->zone->getOffset( new \DateTimeImmutable( "@{$time}" ) );
	}
}
