<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryNotFound;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Database\Transaction;

/**
 * The transaction in which an application is changed: with its event and its mail, or not at all. `$seenVersion` is the
 * version of the record that whoever changes it has seen; null where that does not matter.
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
	 * @throws EntryNotFound      For one in the trash or among the spam, too.
	 * @throws ApplicationChanged When somebody else has changed it since.
	 */
	public function change( int $entryId, ?int $seenVersion, \Closure $work ): mixed {
		return $this->changeAnywhere(
			$entryId,
			$seenVersion,
			static fn( Entry $entry ) => $entry->isActive() ? $work( $entry ) : throw new EntryNotFound()
		);
	}

	/**
	 * The same for an entry of whatever status.
	 *
	 * @template T
	 * @param \Closure( Entry ): T $work
	 * @return T
	 */
	public function changeAnywhere( int $entryId, ?int $seenVersion, \Closure $work ): mixed {
		return $this->transaction->run(
			function () use ( $entryId, $seenVersion, $work ): mixed {
				// Raises the version first, which locks the row: what is read after it includes an earlier change.
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
	 * To be called in the work of a change: tells other code of it once it is committed, and never when it was not.
	 *
	 * @param \Closure( ApplicationEvents ): void $tell
	 */
	public function announce( \Closure $tell ): void {
		$this->transaction->afterCommit( static fn() => $tell( new ApplicationEvents() ) );
	}
}
