<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryNotFound;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Database\Transaction;

/**
 * The transaction in which an application changes, together with its event and emails, or not at all. `$seenVersion` is
 * the version of the record that the person making the change has seen; null if that does not matter.
 */
final class ApplicationLock {

	public function __construct(
		private ApplicationRecordRepository $records,
		private EntryRepository $entries,
		private Transaction $transaction
	) {}

	/**
	 * @template T
	 * @param \Closure( Entry ): T $work
	 * @return T
	 * @throws EntryNotFound      Also for an entry in the trash or spam.
	 * @throws ApplicationChanged When somebody else has changed the application since.
	 */
	public function change( int $entryId, ?int $seenVersion, \Closure $work ): mixed {
		return $this->changeAnywhere(
			$entryId,
			$seenVersion,
			static fn( Entry $entry ) => $entry->isActive() ? $work( $entry ) : throw new EntryNotFound()
		);
	}

	/**
	 * Like {@see change()}, for an entry of any status.
	 *
	 * @template T
	 * @param \Closure( Entry ): T $work
	 * @return T
	 */
	public function changeAnywhere( int $entryId, ?int $seenVersion, \Closure $work ): mixed {
		return $this->transaction->run(
			function () use ( $entryId, $seenVersion, $work ): mixed {
				// Raising the version first locks the row, so the reads after it include earlier changes.
				$version = $this->records->raiseVersion( $entryId );
				$entry   = $this->entries->find( $entryId ) ?? throw new EntryNotFound();
				if ( null !== $seenVersion && $version !== $seenVersion + 1 ) {
					throw new ApplicationChanged();
				}
				return $work( $entry );
			}
		);
	}

	/**
	 * Announces a change to other plugins once it is committed, never if it is rolled back. Call it within the change.
	 *
	 * @param \Closure( ApplicationEvents ): void $tell
	 */
	public function announce( \Closure $tell ): void {
		$this->transaction->afterCommit( static fn() => $tell( new ApplicationEvents() ) );
	}
}
