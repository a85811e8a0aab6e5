<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Entries\Storage\EntrySummary;

/**
 * Deletes entries for their age, by criteria, a batch at a time and each batch in a transaction of its own: if it is
 * stopped half way, each entry is deleted with all that belongs to it or not at all, and the next run continues.
 */
final class EntryPurge {

	/** As many as take a moment, so that no other request waits too long for the same rows. */
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
	 * @param (\Closure(): bool)|null $isTimeUp Asked after each batch whether it was the last one; null deletes all.
	 * @return int How many were deleted; what is held or delayed stays.
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
	 * @param int $kept How many of the first ones stay, and are skipped.
	 * @return array{found: int, deleted: int} How many entries the batch had, and how many of them were deleted.
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
