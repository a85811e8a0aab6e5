<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\Visitor;

/** Writes into an application's history what happens beside its status and its documents. */
final class ApplicationHistory {

	public function __construct( private ApplicationLock $lock, private HistoryRepository $history ) {}

	/** @return int Id of its event. @throws \Atoll\Platform\Errors\PublicError */
	public function addNote( Entry $entry, string $text, Visitor $by, ?int $seenVersion ): int {
		$note = HistoryTexts::requiredLines( $text );
		return $this->add( $entry, HistoryEvent::NOTE, static fn(): string => $note, $by, $seenVersion );
	}

	/** To be called in the transaction that invites the client. @throws \Atoll\Platform\Errors\PublicError */
	public function addInvitation( Entry $entry, string $email, Visitor $by, ?int $seenVersion ): void {
		$client = HistoryTexts::line( $email );
		/* translators: %s: an email address. */
		$sentence = static fn(): string => sprintf( __( 'Client invited: %s.', 'atoll' ), $client );
		$this->add( $entry, HistoryEvent::INVITED, $sentence, $by, $seenVersion );
	}

	/** To be called in the transaction that takes invitations back. @throws \Atoll\Platform\Errors\PublicError */
	public function addRevokedInvitation( Entry $entry, Visitor $by, ?int $seenVersion ): void {
		$sentence = static fn(): string => __( 'Invitation taken back.', 'atoll' );
		$this->add( $entry, HistoryEvent::UNINVITED, $sentence, $by, $seenVersion );
	}

	/** Also while the entry is in the trash or among the spam. @throws \Atoll\Platform\Errors\PublicError */
	public function addRepeatedMail( Entry $entry, string $subject, Visitor $by ): void {
		/* translators: %s: subject of a mail. */
		$sentence = static fn(): string => sprintf( __( 'Email sent again: %s.', 'atoll' ), $subject );
		$this->addAnywhere( $entry->id, HistoryEvent::MAILED, $by->userId(), $sentence );
	}

	/** To be called in the transaction that gives it to its client. @throws \Atoll\Platform\Errors\PublicError */
	public function addAcceptedInvitation( int $entryId, int $client ): void {
		$sentence = static fn(): string => __( 'Invitation accepted.', 'atoll' );
		$this->addAnywhere( $entryId, HistoryEvent::ACCEPTED, $client, $sentence );
	}

	/** To be called in the transaction that changes them. @throws \Atoll\Platform\Errors\PublicError */
	public function addChangedAnswers( int $entryId, int $client ): void {
		$sentence = static fn(): string => __( 'Answers changed.', 'atoll' );
		$this->addAnywhere( $entryId, HistoryEvent::CHANGED, $client, $sentence );
	}

	/** @param \Closure(): string $sentence As the repository takes it. */
	private function addAnywhere( int $entryId, string $kind, int $actor, \Closure $sentence ): void {
		$this->lock->changeAnywhere(
			$entryId,
			null,
			fn( Entry $entry ) => $this->history->add( $entry->id, $kind, $actor, $sentence )
		);
	}

	/** @param \Closure(): string $sentence As the repository takes it. */
	private function add( Entry $entry, string $kind, \Closure $sentence, Visitor $by, ?int $seenVersion ): int {
		return $this->lock->change(
			$entry->id,
			$seenVersion,
			fn( Entry $entry ) => $this->history->add( $entry->id, $kind, $by->userId(), $sentence )
		);
	}
}
