<?php

declare( strict_types=1 );

namespace Atoll\Platform\Jobs;

use Atoll\Platform\Database\OptionLock;
use Atoll\Platform\Database\QueryErrors;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\UploadsUnavailable;

/**
 * Recurring jobs, each with its own WP-Cron event. Visitors notice nothing if a job runs late or never, and it is safe
 * to stop one half way or to run it twice. Events are scheduled with the site's tables, in wp-admin, by WP-Cron and on
 * the command line, so that visitors' pages need not check for them.
 */
final class ScheduledJobs {

	/** Recurrences, as WP-Cron names them. */
	public const DAILY        = 'daily';
	public const FIVE_MINUTES = 'atoll_five_minutes';

	/** Seconds after which a job that has crashed may start again: at the latest with the next event. */
	private const LOCK_SECONDS = array( self::DAILY => 900, self::FIVE_MINUTES => 120 );

	/**
	 * @param array<string, array<string, \Closure(): mixed>> $jobs Work by recurrence and event name.
	 * @param \Closure( string, int ): OptionLock              $lock Returns a lock for a name and a number of seconds.
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

	/** @return list<string> Events that are not scheduled, or only for far too late. */
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

	/** Runs a job, unless another process is running it. */
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
			// Plugins schedule events while they load, when it is too early for translations.
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
