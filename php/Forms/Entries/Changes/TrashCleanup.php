<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Forms\Entries\EntriesProvider;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;

/**
 * Deletes entries once a day that have been in the trash for as long as WordPress keeps posts there
 * (`EMPTY_TRASH_DAYS`, 30), except entries that are held or have unsent mail.
 */
final class TrashCleanup {

	private const DAY = 86400;

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct( private ScheduledPurge $purge, private \Closure $clock ) {}

	/** @return int Number of deleted entries. */
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
