<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Forms\Entries\Storage\EntryCriteria;

/**
 * Deletes entries in a WP-Cron event. If a run has not enough time for all, another one follows a minute later. It may
 * be interrupted or run twice without harm.
 */
final class ScheduledPurge {

	/** Seconds after which no further batch begins: many hosts end a process after 30. */
	private const MAX_SECONDS = 20;
	/** Seconds until the next run. */
	private const PAUSE = 60;

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct( private EntryPurge $purge, private \Closure $clock ) {}

	/**
	 * @param string                  $event    Name of the event of this run and of the next.
	 * @param iterable<EntryCriteria> $criteria Processed one after the other.
	 * @return int Number of deleted entries; held and delayed ones are kept.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function run( string $event, iterable $criteria ): int {
		$began    = ( $this->clock )();
		$isTimeUp = fn(): bool => ( $this->clock )() - $began >= self::MAX_SECONDS;
		$deleted  = 0;
		foreach ( $criteria as $entries ) {
			$deleted += $this->purge->run( $entries, $isTimeUp );
			if ( $isTimeUp() ) {
				wp_schedule_single_event( ( $this->clock )() + self::PAUSE, $event );
				break;
			}
		}
		return $deleted;
	}
}
