<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Limits;

/** The day, week, month or year that a limit applies to, in the site's time zone. */
final class LimitPeriod {

	/** @param string $name day, week, month or year; empty for all time. */
	public function __construct( private string $name ) {}

	/**
	 * @param int $now Seconds since the epoch.
	 * @return string First moment of the period, UTC, `Y-m-d H:i:s`; empty for all time.
	 */
	public function since( int $now ): string {
		$first = $this->firstDay( $now );
		return null === $first ? '' : gmdate( 'Y-m-d H:i:s', $first->getTimestamp() );
	}

	/**
	 * @param int $now Seconds since the epoch.
	 * @return int|null First moment of the next period, in seconds since the epoch; null for all time.
	 */
	public function until( int $now ): ?int {
		return $this->firstDay( $now )?->modify( "+1 {$this->name}" )->setTime( 0, 0 )->getTimestamp();
	}

	/** Sets midnight again after each step: if the clocks go forward at midnight, a day begins at one o'clock. */
	private function firstDay( int $now ): ?\DateTimeImmutable {
		$today = ( new \DateTimeImmutable( '@' . $now ) )->setTimezone( wp_timezone() )->setTime( 0, 0 );
		$year  = (int) $today->format( 'Y' );
		$first = match ( $this->name ) {
			'day'   => $today,
			'week'  => $today->sub( new \DateInterval( "P{$this->daysOfWeek( $today )}D" ) ),
			'month' => $today->setDate( $year, (int) $today->format( 'n' ), 1 ),
			'year'  => $today->setDate( $year, 1, 1 ),
			default => null,
		};
		return $first?->setTime( 0, 0 );
	}

	/** Returns the number of days since the first day of the week, a setting of the site. */
	private function daysOfWeek( \DateTimeImmutable $today ): int {
		$first = get_option( 'start_of_week', 1 );
		return ( (int) $today->format( 'w' ) - ( is_numeric( $first ) ? (int) $first : 1 ) + 7 ) % 7;
	}
}
