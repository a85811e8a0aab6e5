<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Entries\Storage\EntrySummary;

/**
 * Deletes entries by criteria, a batch at a time and each batch in a transaction of its own: stopped half way, what is
 * gone is gone whole, and the next run goes on with what is left.
 */
final class EntryPurge {

	/** So many that a batch takes a moment, and nobody who waits for the same rows gives up. */
	private const BATCH = 2000;

	/** @param int $size Entries per batch, at most 10,000. */
	public function __construct(
		private EntryRepository $entries,
		private EntryAdminService $entryAdmin,
		private int $size = self::BATCH
	) {}

	/**
	 * @param EntryCriteria $criteria Whatever limit and offset say.
	 * @return int How many were deleted; what is held stays.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function run( EntryCriteria $criteria ): int {
		$gone = 0;
		$kept = 0;
		do {
			$batch = $this->batch( $criteria, $kept );
			$gone += $batch['gone'];
			$kept += $batch['found'] - $batch['gone'];
		} while ( $batch['found'] > 0 );
		return $gone;
	}

	/**
	 * @param int $kept How many of the first ones stay.
	 * @return array{found: int, gone: int} How many were left, and how many of them were deleted.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function batch( EntryCriteria $criteria, int $kept = 0 ): array {
		$found = $this->entries->summaries( $criteria->slice( $this->size, $kept ) );
		$gone  = $this->entryAdmin->delete(
			array_map( static fn( EntrySummary $entry ) => $entry->id, $found ),
			$criteria->statuses
		);
		return array(
			'found' => count( $found ),
			'gone'  => count( $gone ),
		);
	}
}
