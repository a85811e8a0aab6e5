<?php

declare( strict_types=1 );

namespace Atoll\Platform\Jobs;

use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\UploadsUnavailable;
use Atoll\Platform\Migrations\OptionLock;

/**
 * What is done once a day, each in an event of WordPress' cron of its own. Late or never, a job changes nothing for
 * visitors; stopped half way or run twice, it does no harm. Events are planned where somebody works behind the site and
 * by cron itself, so that no visitor's page looks for them.
 */
final class DailyJobs {

	/**
	 * @param array<string, \Closure(): mixed> $jobs What each does, by the name of its event.
	 * @param \Closure( string ): OptionLock         $lock By its name.
	 */
	public function __construct( private array $jobs, private \Closure $lock ) {}

	public function deactivate(): void {
		array_map( 'wp_clear_scheduled_hook', array_keys( $this->jobs ) );
	}

	public function plan(): void {
		foreach ( array_keys( $this->jobs ) as $event ) {
			if ( false === wp_next_scheduled( $event ) ) {
				wp_schedule_event( time(), 'daily', $event );
			}
		}
	}

	/** Nothing while another process is at the same job. */
	public function run( string $event ): void {
		$lock = ( $this->lock )( "{$event}_lock" );
		if ( ! $lock->take() ) {
			return;
		}
		try {
			( $this->jobs[ $event ] )();
		} catch ( UploadsUnavailable $trouble ) {
			( new ErrorLog() )->write( $trouble );
		} finally {
			$lock->release();
		}
	}
}
