<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Writing;

/**
 * Dates in the past, whatever today is: WordPress would schedule an article of tomorrow. If the latest date is not over
 * yet, all are moved back by the same number of days, so that their order and the time between them stay the same.
 */
final class PastDates {

	private const DAY = 86400;

	/** Number of days by which all are moved. */
	private int $daysBack;

	/**
	 * @param list<string>       $days `Y-m-d`.
	 * @param \DateTimeImmutable $now  In the site's time zone.
	 */
	public function __construct( array $days, \DateTimeImmutable $now ) {
		$today          = $this->time( $now->format( 'Y-m-d' ) );
		$newest         = max( array( 0, ...array_map( $this->time( ... ), $days ) ) );
		$this->daysBack = max( 0, intdiv( $newest - $today, self::DAY ) + 1 );
	}

	public function resolve( string $day ): string {
		return gmdate( 'Y-m-d', $this->time( $day ) - $this->daysBack * self::DAY );
	}

	private function time( string $day ): int {
		return (int) strtotime( "{$day} UTC" );
	}
}
