<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands\Doctor;

/** Scheduled jobs of ours, and whether WordPress runs them. */
final class JobsCheck implements DoctorCheck {

	private const OURS = 'atoll_';
	/** Seconds after which a job that has not run is stuck. */
	private const STUCK = 3600;

	/** @param \Closure(): int $now Seconds since the epoch. */
	public function __construct( private \Closure $now ) {}

	public function lines(): array {
		$due   = $this->due();
		$stuck = array_filter( $due, fn( int $time ) => $time < ( $this->now )() - self::STUCK );
		if ( array() === $stuck ) {
			return array(
				new DoctorLine(
					DoctorLine::GOOD,
					/* translators: %d: number of jobs. */
					__( 'Scheduled jobs', 'atoll' ),
					sprintf(
						_n( '%d job, none stuck.', '%d jobs, none stuck.', count( $due ), 'atoll' ),
						count( $due )
					)
				),
			);
		}
		return array_map(
			fn( string $hook, int $time ) => new DoctorLine(
				DoctorLine::BROKEN,
				$hook,
				/* translators: %s: date and time. */
				sprintf( __( 'Should have run at %s. WordPress’ scheduled events do not run here: check wp-cron.', 'atoll' ), (string) wp_date( 'Y-m-d H:i', $time ) )
			),
			array_keys( $stuck ),
			array_values( $stuck )
		);
	}

	/** @return array<string, int> When each is due, by its hook. */
	private function due(): array {
		$due = array();
		foreach ( _get_cron_array() as $time => $hooks ) {
			foreach ( array_keys( $hooks ) as $hook ) {
				if ( str_starts_with( (string) $hook, self::OURS ) ) {
					$due[ (string) $hook ] = min( $due[ (string) $hook ] ?? PHP_INT_MAX, (int) $time );
				}
			}
		}
		return $due;
	}
}
