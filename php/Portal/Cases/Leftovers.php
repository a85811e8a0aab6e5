<?php

declare( strict_types=1 );

namespace Atoll\Portal\Cases;

use Atoll\Forms\Entries\EntryRepository;
use Atoll\Forms\Entries\Transaction;
use Atoll\Forms\Uploads\Uploads;

/**
 * Forgets once a day what stands beside entries that are gone, whoever removed them, and lets go of their files. Stopped
 * half way or run twice, it does no harm. What stands beside an entry in the trash stays with it.
 */
final class Leftovers {

	private const BATCH = 500;

	public function __construct(
		private CaseRepository $cases,
		private DocumentRequestRepository $requests,
		private EventRepository $events,
		private Uploads $uploads,
		private EntryRepository $entries,
		private Transaction $transaction,
	) {}

	public function run(): void {
		$batch = $this->cases->entriesAfter( 0, self::BATCH );
		while ( array() !== $batch ) {
			array_map( $this->forget( ... ), array_diff( $batch, $this->entries->existing( $batch ) ) );
			$batch = $this->cases->entriesAfter( max( $batch ), self::BATCH );
		}
	}

	private function forget( int $entryId ): void {
		$this->transaction->run(
			function () use ( $entryId ): void {
				$this->uploads->orphanEntry( $entryId );
				$this->events->delete( $entryId );
				$this->requests->delete( $entryId );
				$this->cases->delete( $entryId );
			}
		);
	}
}
