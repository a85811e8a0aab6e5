<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Forms\Entries\Changes\AnswersObserver;
use Atoll\Forms\Entries\Changes\EntryChanged;
use Atoll\Forms\Entries\Changes\OwnEntryChange;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\NewEntry;
use Atoll\Forms\Entries\Storage\SubmittedEntries;
use Atoll\Forms\Submission\Limits\FormAvailability;
use Atoll\Platform\Access\Sessions\UserRowLock;
use Atoll\Platform\Database\Transaction;
use Atoll\Platform\Services\Lazy;

/** Stores a validated submission, together with everything that must be stored with it. */
final class EntryStore {

	/**
	 * @param \Closure(): UserRowLock           $rowLock         Called only for people who are logged in.
	 * @param list<TransactionListener>         $listeners
	 * @param \Closure(): list<AnswersObserver> $changeObservers Called only for a change.
	 */
	public function __construct(
		private SubmittedEntries $entries,
		private Transaction $transaction,
		#[Lazy( UserRowLock::class )] private \Closure $rowLock,
		private FormAvailability $admission,
		private array $listeners,
		private \Closure $changeObservers,
	) {}

	/**
	 * @param OwnEntryChange|null $change The entry to change; null to store a new one.
	 * @throws EntryChanged  If somebody else has changed the entry in the meantime.
	 * @throws \Atoll\Forms\Submission\Limits\FormClosed If somebody else has taken the last place.
	 * @throws \Atoll\Platform\Access\Sessions\SentWithoutLogin If the sender's account was closed in the meantime.
	 * @throws \Atoll\Platform\Errors\StorageFailed If nothing could be stored, also because it already is.
	 */
	public function store( NewEntry $newEntry, ?OwnEntryChange $change = null ): StoredEntry {
		$entry = $this->transaction->repeat( fn() => $this->write( $newEntry, $change ) );
		return new StoredEntry( $entry, $newEntry->form, false );
	}

	private function write( NewEntry $newEntry, ?OwnEntryChange $change ): Entry {
		if ( null === $change ) {
			$this->admission->checkWithLock( $newEntry->form, $newEntry->submission->visitor );
		}
		if ( $newEntry->submission->visitor->isLoggedIn() ) {
			( $this->rowLock )()->acquire( $newEntry->submission->visitor->userId() );
		}
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
