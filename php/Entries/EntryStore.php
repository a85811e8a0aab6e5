<?php

declare( strict_types=1 );

namespace Atoll\Entries;

use Atoll\Forms\Form;
use Atoll\Trouble\KeyReused;
use Atoll\Trouble\StorageFailed;

/** Stores a validated submission exactly once, together with whatever must exist with it. */
final class EntryStore {

	/** @param list<Participant> $participants */
	public function __construct(
		private EntryRepository $entries,
		private Transaction $transaction,
		private array $participants = array(),
	) {}

	/**
	 * @throws KeyReused     When the key was used for other answers.
	 * @throws StorageFailed When nothing could be stored.
	 */
	public function store( NewEntry $new, Form $form, Submission $submission ): Stored {
		try {
			$entry = $this->transaction->run( fn() => $this->write( $new, $form, $submission ) );
		} catch ( StorageFailed $failure ) {
			return $this->replay( $new, $form ) ?? throw $failure;
		}
		$this->announce( $entry, $form );
		return new Stored( $entry, $form, false );
	}

	private function write( NewEntry $new, Form $form, Submission $submission ): Entry {
		$entry = $this->entries->insert( $new );
		foreach ( $this->participants as $participant ) {
			$participant->join( $entry, $form, $submission );
		}
		return $entry;
	}

	/** A write that failed because this submission is already stored is a success that was not heard of. */
	private function replay( NewEntry $new, Form $form ): ?Stored {
		$earlier = $this->entries->findByKey( $new );
		if ( null === $earlier ) {
			return null;
		}
		if ( ! hash_equals( $earlier['fingerprint'], $new->fingerprint() ) ) {
			throw new KeyReused();
		}
		return new Stored( $earlier['entry'], $form, true );
	}

	/** The entry is safe; another plugin's fault here must not tell the visitor otherwise. */
	private function announce( Entry $entry, Form $form ): void {
		try {
			/**
			 * An entry was stored and committed. Runs once per entry, never for a repeated submission.
			 *
			 * @param Entry $entry
			 * @param Form  $form
			 */
			do_action( 'atoll_entry_stored', $entry, $form );
		} catch ( \Throwable $fault ) {
			error_log( 'Atoll: a listener of atoll_entry_stored failed: ' . $fault );
		}
	}
}
