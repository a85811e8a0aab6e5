<?php

declare( strict_types=1 );

namespace Atoll\Platform\Jobs;

use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Health\HealthResult;
use Atoll\Platform\Health\Measurement;
use Atoll\Platform\Health\MonitoredComponent;

/** Health check of whether WordPress runs our scheduled jobs. */
final class JobsHealth extends HealthCheck implements MonitoredComponent {

	private const HOOK_PREFIX = 'atoll_';
	/** Seconds after which a job that has not run is stuck. */
	private const STUCK = 3600;

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct( private \Closure $clock, private ScheduledJobs $jobs ) {}

	public function name(): string {
		return 'atoll_jobs';
	}

	public function label(): string {
		return __( 'Scheduled jobs', 'atoll' );
	}

	protected function look(): HealthResult {
		$due       = $this->due();
		$stuck     = array_filter( $due, fn( int $time ) => $time < ( $this->clock )() - self::STUCK );
		$unplanned = array() === $stuck ? $this->jobs->unplanned() : array();
		if ( array() !== $unplanned ) {
			return HealthResult::critical(
				__( 'Scheduled jobs do not run', 'atoll' ),
				/* translators: %s: names of jobs. */
				sprintf( __( 'These are missing from WordPress’ scheduled events, or scheduled far too late, which can happen when the server’s clock was wrong: %s. Open any screen in wp-admin to schedule them again. If they go missing again, another plugin is removing them.', 'atoll' ), implode( ', ', $unplanned ) )
			);
		}
		if ( array() === $stuck ) {
			$description = sprintf(
				/* translators: %d: number of jobs. */
				_n( '%d job, none stuck.', '%d jobs, none stuck.', count( $due ), 'atoll' ),
				count( $due )
			);
			return HealthResult::good( __( 'Scheduled jobs run', 'atoll' ), $description );
		}
		$late = array_map(
			fn( string $hook, int $time ): string => "{$hook} ({$this->moment( $time )})",
			array_keys( $stuck ),
			array_values( $stuck )
		);
		return HealthResult::critical(
			__( 'Scheduled jobs do not run', 'atoll' ),
			/* translators: %s: names of jobs, each with a date and time. */
			sprintf( __( 'These jobs are long overdue: %s. WordPress’ scheduled events are not running. Ask your host to check WP-Cron, or set up a real cron job for wp-cron.php.', 'atoll' ), implode( ', ', $late ) )
		);
	}

	public function component(): string {
		return 'cron:delay';
	}

	/** Measures how many seconds the most overdue job is late. */
	public function measure(): Measurement {
		$now  = ( $this->clock )();
		$late = max( 0, $now - min( array( $now, ...array_values( $this->due() ) ) ) );
		$runs = $late <= self::STUCK && array() === $this->jobs->unplanned();
		return new Measurement( $runs ? Measurement::PASS : Measurement::WARN, $late, 's' );
	}

	private function moment( int $time ): string {
		return (string) wp_date( 'Y-m-d H:i', $time );
	}

	/** @return array<string, int> Due times by hook. */
	private function due(): array {
		$due = array();
		foreach ( _get_cron_array() as $time => $hooks ) {
			foreach ( array_keys( $hooks ) as $hook ) {
				if ( str_starts_with( (string) $hook, self::HOOK_PREFIX ) ) {
					$due[ (string) $hook ] = min( $due[ (string) $hook ] ?? PHP_INT_MAX, (int) $time );
				}
			}
		}
		return $due;
	}
}
