<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Database\Transaction;
use Atoll\Portal\Applications\Documents\DocumentRequestRepository;

/**
 * Deletes daily the records, document requests and history of entries that no longer exist, however they were deleted,
 * and releases their files. Safe to stop half way or to run twice. Entries in the trash keep theirs.
 */
final class OrphanCleanup {

	private const BATCH = 500;

	public function __construct(
		private ApplicationRecordRepository $records,
		private DocumentRequestRepository $requests,
		private HistoryRepository $history,
		private Uploads $uploads,
		private EntryRepository $entries,
		private Transaction $transaction,
	) {}

	public function run(): void {
		$batch = $this->records->entriesAfter( 0, self::BATCH );
		while ( array() !== $batch ) {
			array_map( $this->forget( ... ), array_diff( $batch, $this->entries->existing( $batch ) ) );
			$batch = $this->records->entriesAfter( max( $batch ), self::BATCH );
		}
	}

	private function forget( int $entryId ): void {
		$this->transaction->run(
			function () use ( $entryId ): void {
				$this->uploads->orphanEntry( $entryId );
				$this->history->delete( $entryId );
				$this->requests->delete( $entryId );
				$this->records->delete( $entryId );
			}
		);
	}
}
