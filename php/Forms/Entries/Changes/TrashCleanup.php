<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Forms\Entries\Storage\EntryCriteria;

/**
 * Deletes once a day what has lain in the trash for as long as WordPress leaves posts there (`EMPTY_TRASH_DAYS`, 30),
 * but for what is held. Stopped half way or run twice, it does no harm.
 */
final class TrashCleanup {

	private const DAY = 86400;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private EntryPurge $purge, private \Closure $clock ) {}

	/** @return int How many entries were deleted. */
	public function run(): int {
		return $this->purge->run(
			new EntryCriteria(
				'trash',
				isHeld: false,
				movedUntil: gmdate( 'Y-m-d H:i:s', ( $this->clock )() - self::days() * self::DAY )
			)
		);
	}

	private static function days(): int {
		$days = constant( 'EMPTY_TRASH_DAYS' ); // Defined after plugins are loaded.
		return is_numeric( $days ) ? (int) $days : 30;
	}
}
