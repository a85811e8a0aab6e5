<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryNotFound;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Database\Transaction;

/** Moves an application to the trash or spam, or back. */
final class ApplicationMove {

	public function __construct(
		private EntryAdminService $entryAdmin,
		private EntryRepository $entries,
		private ApplicationRecordReader $reader,
		private Transaction $transaction
	) {}

	/**
	 * @param string $to active, spam or trash.
	 * @throws \Atoll\Platform\Errors\PublicError
	 */
	public function to( Entry $entry, string $to, Visitor $by, ?int $seenVersion = null ): void {
		$this->transaction->run(
			function () use ( $entry, $to, $by, $seenVersion ): void {
				// The event that the move adds to the history raises the version, as every change does.
				$isMoved = array() !== $this->entryAdmin->move( array( $entry->id ), $to, $by, $entry->status );
				if (
					! $isMoved
						|| null !== $seenVersion && $this->reader->read( $entry->id )->version !== $seenVersion + 1
				) {
					throw null === $this->entries->find( $entry->id ) ? new EntryNotFound() : new ApplicationChanged();
				}
			}
		);
	}
}
