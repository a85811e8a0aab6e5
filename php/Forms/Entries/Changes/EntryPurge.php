<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Entries\Storage\EntrySummary;

/**
 * Deletes old entries by criteria, in batches with a transaction each. If it is interrupted, each entry is either
 * deleted with all that belongs to it or not at all, and the next run continues.
 */
final class EntryPurge {

	/** Entries per batch: few enough that no other request waits long for the same rows. */
	private const BATCH = 2000;

	/**
	 * @param list<DeletionDelay> $delays
	 * @param int                 $size   Entries per batch, at most 10,000.
	 */
	public function __construct(
		private EntryRepository $entries,
		private EntryAdminService $entryAdmin,
		private array $delays,
		private int $size = self::BATCH
	) {}

	/**
	 * @param EntryCriteria           $criteria Limit and offset are ignored.
	 * @param (\Closure(): bool)|null $isTimeUp Called after each batch; stops if it returns true. Null deletes all.
	 * @return int Number of deleted entries; held and delayed ones are kept.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function run( EntryCriteria $criteria, ?\Closure $isTimeUp = null ): int {
		$deleted = 0;
		$kept    = 0;
		do {
			$batch    = $this->batch( $criteria, $kept );
			$deleted += $batch['deleted'];
			$kept    += $batch['found'] - $batch['deleted'];
		} while ( $batch['found'] > 0 && true !== $isTimeUp?->__invoke() );
		return $deleted;
	}

	/**
	 * @param int $kept Number of entries at the beginning that are kept, to skip them.
	 * @return array{found: int, deleted: int} Numbers of entries in the batch, and of those that were deleted.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function batch( EntryCriteria $criteria, int $kept = 0 ): array {
		$found   = $this->entries->summaries( $criteria->slice( $this->size, $kept ) );
		$deleted = $this->entryAdmin->delete(
			array_map( static fn( EntrySummary $entry ) => $entry->id, $found ),
			$criteria->statuses,
			$this->delays
		);
		return array(
			'found'   => count( $found ),
			'deleted' => count( $deleted ),
		);
	}
}
