<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

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

	/** @param list<TransactionListener> $listeners */
	public function __construct(
		private SubmittedEntries $entries,
		private Transaction $transaction,
		private UserRowLock $rowLock,
		private Admission $admission,
		private array $listeners = array(),
	) {}

	/**
	 * What an earlier, identical submission was stored as; null when there is none.
	 *
	 * @throws IdempotencyKeyReused When the key was used for other answers.
	 */
	public function earlier( Submission $submission ): ?Entry {
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
	public function store( NewEntry $new, ?OwnEntryChange $change = null ): StoredEntry {
		// No unique key refuses a change that was made before.
		$before = null === $change ? null : $this->earlier( $new->submission );
		if ( null !== $before ) {
			return new StoredEntry( $before, $new->form, true );
		}
		try {
			$entry = $this->transaction->repeat( fn() => $this->write( $new, $change ) );
		} catch ( StorageFailed | EntryChanged | FormClosed $failed ) {
			// A write that failed because this submission is already stored, perhaps in the last place, is a success
			// that was not heard of.
			return new StoredEntry( $this->earlier( $new->submission ) ?? throw $failed, $new->form, true );
		}
		return new StoredEntry( $entry, $new->form, false );
	}

	private function write( NewEntry $new, ?OwnEntryChange $change ): Entry {
		if ( null === $change ) {
			$this->admission->take( $new->form, $new->submission->visitor );
		}
		$this->rowLock->hold( $new->submission->visitor->userId() );
		$entry = null === $change
			? $this->entries->insert( $new )
			: $this->entries->update( $change->entry, $new, $change->version ) ?? throw new EntryChanged();
		foreach ( $this->listeners as $listener ) {
			$listener->beforeCommit( $entry, $new->form, $new->submission );
		}
		return $entry;
	}
}
