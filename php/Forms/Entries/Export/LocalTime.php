<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

/**
 * Moments of the database in the site's time. Made for long lists: it asks for the offset once per change of clocks.
 */
final class LocalTime {

	private const YEAR = 31536000;

	/** The last one asked for and what it is: most entries were never changed, and have one moment twice. */
	private string $asked = '';
	private string $local = '';
	private int $from   = 0;
	private int $until  = 0;
	private int $offset = 0;

	public function __construct( private \DateTimeZone $zone ) {}

	/** @param string $utc `Y-m-d H:i:s`. */
	public function of( string $utc ): string {
		if ( $utc !== $this->asked ) {
			$this->asked = $utc;
			$this->local = $this->make( $utc );
		}
		return $this->local;
	}

	private function make( string $utc ): string {
		$time = (int) gmmktime(
			(int) substr( $utc, 11, 2 ),
			(int) substr( $utc, 14, 2 ),
			(int) substr( $utc, 17, 2 ),
			(int) substr( $utc, 5, 2 ),
			(int) substr( $utc, 8, 2 ),
			(int) substr( $utc, 0, 4 )
		);
		if ( $time < $this->from || $time >= $this->until ) {
			$this->look( $time );
		}
		return gmdate( 'Y-m-d H:i:s', $time + $this->offset );
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
