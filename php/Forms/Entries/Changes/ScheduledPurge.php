<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Forms\Entries\Storage\EntryCriteria;

/**
 * Deletes entries in an event of WordPress' cron. What is more than a run has time for is left to another one a minute
 * later. Stopped half way or run twice, it does no harm.
 */
final class ScheduledPurge {

	/** Seconds after which no further batch begins: hosts end what takes 30. */
	private const MAX_SECONDS = 20;
	/** Seconds until the next run. */
	private const PAUSE = 60;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private EntryPurge $purge, private \Closure $clock ) {}

	/**
	 * @param string                  $event    Whose run this is, and the next one's.
	 * @param iterable<EntryCriteria> $criteria One after the other.
	 * @return int How many were deleted; what is held or delayed stays.
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
