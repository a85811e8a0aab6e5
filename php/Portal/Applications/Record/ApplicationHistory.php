<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\Visitor;

/** Adds events to an application's history that do not concern its status or document requests. */
final class ApplicationHistory {

	public function __construct( private ApplicationLock $lock, private HistoryRepository $history ) {}

	/** @return int Id of the event. @throws \Atoll\Platform\Errors\PublicError */
	public function addNote( Entry $entry, string $text, Visitor $by, ?int $seenVersion ): int {
		$note = HistoryTexts::requiredLines( $text );
		return $this->add( $entry, HistoryEvent::NOTE, static fn(): string => $note, $by, $seenVersion );
	}

	/** Call it in the transaction that invites the client. @throws \Atoll\Platform\Errors\PublicError */
	public function addInvitation( Entry $entry, string $email, Visitor $by, ?int $seenVersion ): void {
		$client = HistoryTexts::line( $email );
		/* translators: %s: an email address. */
		$sentence = static fn(): string => sprintf( __( 'Client invited: %s.', 'atoll' ), $client );
		$this->add( $entry, HistoryEvent::INVITED, $sentence, $by, $seenVersion );
	}

	/** Call it in the transaction that revokes the invitations. @throws \Atoll\Platform\Errors\PublicError */
	public function addRevokedInvitation( Entry $entry, Visitor $by, ?int $seenVersion ): void {
		$sentence = static fn(): string => __( 'Invitation cancelled.', 'atoll' );
		$this->add( $entry, HistoryEvent::UNINVITED, $sentence, $by, $seenVersion );
	}

	/** Works for entries in the trash or spam too. @throws \Atoll\Platform\Errors\PublicError */
	public function addRepeatedMail( Entry $entry, string $subject, Visitor $by ): void {
		/* translators: %s: subject of a mail. */
		$sentence = static fn(): string => sprintf( __( 'Email sent again: %s.', 'atoll' ), $subject );
		$this->addAnywhere( $entry->id, HistoryEvent::MAILED, $by->userId(), $sentence );
	}

	/** Call it in the transaction that makes the client its owner. @throws \Atoll\Platform\Errors\PublicError */
	public function addAcceptedInvitation( int $entryId, int $client ): void {
		$sentence = static fn(): string => __( 'Invitation accepted.', 'atoll' );
		$this->addAnywhere( $entryId, HistoryEvent::ACCEPTED, $client, $sentence );
	}

	/** Call it in the transaction that changes the answers. @throws \Atoll\Platform\Errors\PublicError */
	public function addChangedAnswers( Entry $entry, Visitor $by ): void {
		// The client reads it too, and is not told who of the staff it was.
		$sentence = static fn(): string => $by->userId() === $entry->createdBy
			? __( 'Answers changed.', 'atoll' )
			: __( 'Our team changed the answers.', 'atoll' );
		$this->addAnywhere( $entry->id, HistoryEvent::CHANGED, $by->userId(), $sentence );
	}

	/** @param \Closure(): string $sentence As for {@see HistoryRepository::add()}. */
	private function addAnywhere( int $entryId, string $kind, int $actor, \Closure $sentence ): void {
		$this->lock->changeAnywhere(
			$entryId,
			null,
			fn( Entry $entry ) => $this->history->add( $entry->id, $kind, $actor, $sentence )
		);
	}

	/** @param \Closure(): string $sentence As for {@see HistoryRepository::add()}. */
	private function add( Entry $entry, string $kind, \Closure $sentence, Visitor $by, ?int $seenVersion ): int {
		return $this->lock->change(
			$entry->id,
			$seenVersion,
			fn( Entry $entry ) => $this->history->add( $entry->id, $kind, $by->userId(), $sentence )
		);
	}
}
