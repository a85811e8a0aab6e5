<?php

declare( strict_types=1 );

namespace Atoll\Platform\Jobs;

use Atoll\Platform\Database\OptionLock;
use Atoll\Platform\Database\QueryErrors;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\UploadsUnavailable;

/**
 * What is done again and again, each in an event of WordPress' cron of its own. Late or never, a job changes nothing
 * for visitors; stopped half way or run twice, it does no harm. Events are planned with the site's tables, where
 * somebody works behind the site, and by cron and the command line, so that no visitor's page looks for them.
 */
final class ScheduledJobs {

	/** How often, as WordPress' cron calls it. */
	public const DAILY        = 'daily';
	public const FIVE_MINUTES = 'atoll_five_minutes';

	/** Seconds after which a job that died may be started again: the next time at the latest. */
	private const LOCK_SECONDS = array( self::DAILY => 900, self::FIVE_MINUTES => 120 );

	/**
	 * @param array<string, array<string, \Closure(): mixed>> $jobs What each does, by how often and its event's name.
	 * @param \Closure( string, int ): OptionLock              $lock By its name and seconds.
	 */
	public function __construct( private array $jobs, private \Closure $lock ) {}

	public function deactivate(): void {
		foreach ( $this->jobs as $jobs ) {
			array_map( 'wp_clear_scheduled_hook', array_keys( $jobs ) );
		}
	}

	public function schedule(): void {
		foreach ( $this->jobs as $interval => $jobs ) {
			foreach ( array_keys( $jobs ) as $event ) {
				if ( ! self::isPlanned( $event ) ) {
					wp_clear_scheduled_hook( $event );
					wp_schedule_event( time(), $interval, $event );
				}
			}
		}
	}

	/** @return list<string> Events that are not planned, or not before long. */
	public function unplanned(): array {
		$events = array_keys( array_merge( ...array_values( $this->jobs ) ) );
		return array_values( array_filter( $events, static fn( string $event ): bool => ! self::isPlanned( $event ) ) );
	}

	/**
	 * Whether one recurs, whatever goes on with a job's work before that. Not where a time is further away than twice
	 * what it waits for: that was planned while the server's clock was ahead, and by more than those of several web
	 * servers may differ.
	 */
	private static function isPlanned( string $event ): bool {
		$interval = 0;
		$last     = 0;
		foreach ( _get_cron_array() as $time => $hooks ) {
			foreach ( $hooks[ $event ] ?? array() as $planned ) {
				$interval = max( $interval, (int) ( $planned['interval'] ?? 0 ) );
				$last     = max( $last, (int) $time );
			}
		}
		return $interval > 0 && $last <= time() + 2 * $interval;
	}

	/** Nothing while another process is at the same job. */
	public function run( string $event ): void {
		foreach ( $this->jobs as $interval => $jobs ) {
			if ( isset( $jobs[ $event ] ) ) {
				$lock = ( $this->lock )( "{$event}_lock", self::LOCK_SECONDS[ $interval ] );
				$this->runLocked( $jobs[ $event ], $lock );
			}
		}
	}

	/**
	 * @param array<string, array{interval: int, display: string}> $schedules
	 * @return array<string, array{interval: int, display: string}>
	 */
	public function intervals( array $schedules ): array {
		$schedules[ self::FIVE_MINUTES ] = array(
			'interval' => 300,
			// Plugins plan events while they load, when it is too early for the site's language.
			'display'  => did_action( 'init' ) ? __( 'Every five minutes', 'atoll' ) : self::FIVE_MINUTES,
		);
		return $schedules;
	}

	/** @param \Closure(): mixed $work */
	private function runLocked( \Closure $work, OptionLock $lock ): void {
		if ( ! $lock->acquire() ) {
			return;
		}
		try {
			( new QueryErrors() )->withoutValues( $work );
		} catch ( UploadsUnavailable $error ) {
			( new ErrorLog() )->write( $error );
		} finally {
			$lock->release();
		}
	}
}
