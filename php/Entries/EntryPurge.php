<?php

declare( strict_types=1 );

namespace Atoll\Entries;

/**
 * Deletes entries by criteria, a batch at a time and each batch in a transaction of its own: stopped half way, what is
 * gone is gone whole, and the next run goes on with what is left.
 */
final class EntryPurge {

	/** So many that a batch takes a moment, and nobody who waits for the same rows gives up. */
	private const BATCH = 2000;

	/** @param int $size Entries per batch, at most 10,000. */
	public function __construct( private EntryRepository $entries, private Desk $desk, private int $size = self::BATCH ) {}

	/**
	 * @param EntryCriteria $criteria Whatever limit and offset say.
	 * @return int How many were deleted.
	 * @throws \Atoll\Trouble\StorageFailed
	 */
	public function run( EntryCriteria $criteria ): int {
		$all = 0;
		do {
			$done = $this->batch( $criteria );
			$all += $done;
		} while ( $done > 0 );
		return $all;
	}

	/**
	 * @return int How many were deleted, 0 when nothing is left.
	 * @throws \Atoll\Trouble\StorageFailed
	 */
	public function batch( EntryCriteria $criteria ): int {
		$found = $this->entries->summaries( $criteria->slice( $this->size, 0 ) );
		return $this->desk->delete( array_map( static fn( EntrySummary $entry ) => $entry->id, $found ) );
	}
}
