<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Forms\Entries\EntriesProvider;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;

/**
 * Deletes once a day what has lain in the trash for as long as WordPress leaves posts there (`EMPTY_TRASH_DAYS`, 30),
 * but for what is held or has mail that was not sent.
 */
final class TrashCleanup {

	private const DAY = 86400;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private ScheduledPurge $purge, private \Closure $clock ) {}

	/** @return int How many entries were deleted. */
	public function run(): int {
		return $this->purge->run(
			EntriesProvider::EMPTY_TRASH,
			array(
				new EntryCriteria(
					Entry::TRASH,
					isHeld: false,
					movedUntil: gmdate( 'Y-m-d H:i:s', ( $this->clock )() - self::days() * self::DAY )
				),
			)
		);
	}

	private static function days(): int {
		$days = constant( 'EMPTY_TRASH_DAYS' ); // Defined after plugins are loaded.
		return is_numeric( $days ) ? (int) $days : 30;
	}
}
