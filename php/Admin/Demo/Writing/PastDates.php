<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Writing;

/**
 * Days in the past, whatever the clock says: WordPress would hold back an article of tomorrow. Where the newest of
 * them is not over yet, all are moved back alike, so that their order and the time between them stay.
 */
final class PastDates {

	private const DAY = 86400;

	/** How far all are moved. */
	private int $daysBack;

	/**
	 * @param list<string>       $days `Y-m-d`.
	 * @param \DateTimeImmutable $now  In the site's time.
	 */
	public function __construct( array $days, \DateTimeImmutable $now ) {
		$today          = $this->time( $now->format( 'Y-m-d' ) );
		$newest         = max( array( 0, ...array_map( $this->time( ... ), $days ) ) );
		$this->daysBack = max( 0, intdiv( $newest - $today, self::DAY ) + 1 );
	}

	public function of( string $day ): string {
		return gmdate( 'Y-m-d', $this->time( $day ) - $this->daysBack * self::DAY );
	}

	private function time( string $day ): int {
		return (int) strtotime( "{$day} UTC" );
	}
}
