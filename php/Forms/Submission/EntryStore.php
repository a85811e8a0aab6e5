<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Forms\Entries\Changes\OwnChangeObserver;
use Atoll\Forms\Entries\Changes\OwnEntryChange;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\NewEntry;
use Atoll\Forms\Entries\Storage\SubmittedEntries;
use Atoll\Forms\Entries\Storage\Transaction;
use Atoll\Forms\Submission\Limits\Admission;
use Atoll\Platform\Access\Sessions\UserRowLock;
use Atoll\Platform\Errors\EntryChanged;
use Atoll\Platform\Errors\FormClosed;
use Atoll\Platform\Errors\IdempotencyKeyReused;
use Atoll\Platform\Errors\StorageFailed;

/** Stores a validated submission exactly once, together with whatever must exist with it. */
final class EntryStore {

	/**
	 * @param list<TransactionListener>           $listeners
	 * @param \Closure(): list<OwnChangeObserver> $changeObservers Made only for a change.
	 */
	public function __construct(
		private SubmittedEntries $entries,
		private Transaction $transaction,
		private UserRowLock $rowLock,
		private Admission $admission,
		private array $listeners,
		private \Closure $changeObservers,
	) {}

	/**
	 * What an earlier, identical submission was stored as; null when there is none.
	 *
	 * @throws IdempotencyKeyReused When the key was used for other answers.
	 */
	public function findEarlier( Submission $submission ): ?Entry {
		$earlier = $this->entries->findByKey( $submission );
		if ( null !== $earlier && ! hash_equals( $earlier['fingerprint'], $submission->fingerprint() ) ) {
			throw new IdempotencyKeyReused();
		}
		return $earlier['entry'] ?? null;
	}

	/**
	 * @param OwnEntryChange|null $change The entry to be changed; null makes a new one.
	 * @throws IdempotencyKeyReused     When the key was used for other answers.
	 * @throws EntryChanged  When somebody else has changed the entry since.
	 * @throws FormClosed    When somebody else has taken the last place.
	 * @throws \Atoll\Platform\Errors\SessionChanged When the sender's account was closed meanwhile.
	 * @throws StorageFailed When nothing could be stored.
	 */
	public function store( NewEntry $newEntry, ?OwnEntryChange $change = null ): StoredEntry {
		// No unique key prevents a change from being made twice.
		$earlier = null === $change ? null : $this->findEarlier( $newEntry->submission );
		if ( null !== $earlier ) {
			return new StoredEntry( $earlier, $newEntry->form, true );
		}
		try {
			$entry = $this->transaction->repeat( fn() => $this->write( $newEntry, $change ) );
		} catch ( StorageFailed | EntryChanged | FormClosed $error ) {
			// A write that failed because this submission is already stored, perhaps in the last place, is no
			// failure.
			$earlier = $this->findEarlier( $newEntry->submission ) ?? throw $error;
			return new StoredEntry( $earlier, $newEntry->form, true );
		}
		return new StoredEntry( $entry, $newEntry->form, false );
	}

	private function write( NewEntry $newEntry, ?OwnEntryChange $change ): Entry {
		if ( null === $change ) {
			$this->admission->checkWithLock( $newEntry->form, $newEntry->submission->visitor );
		}
		$this->rowLock->acquire( $newEntry->submission->visitor->userId() );
		$entry = null === $change
			? $this->entries->insert( $newEntry )
			: $this->entries->update( $change->entry, $newEntry, $change->version ) ?? throw new EntryChanged();
		foreach ( $this->listeners as $listener ) {
			$listener->beforeCommit( $entry, $newEntry->form, $newEntry->submission );
		}
		foreach ( null === $change ? array() : ( $this->changeObservers )() as $observer ) {
			$observer->changed( $entry, $newEntry->submission->visitor );
		}
		return $entry;
	}
}
