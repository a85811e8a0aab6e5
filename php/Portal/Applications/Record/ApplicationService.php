<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Applications\Documents\DocumentRequest;
use Atoll\Portal\Applications\Documents\DocumentRequests;
use Atoll\Portal\Applications\Documents\ReceivedDocuments;

/**
 * Work on applications. Each change is written with its event and its mail, or not at all. `$seenVersion` is the
 * version of the record that whoever changes it has seen; null where that does not matter.
 */
final class ApplicationService {

	public function __construct(
		private ApplicationRecordReader $reader,
		private StatusChange $status,
		private DocumentRequests $requests,
		private ReceivedDocuments $received,
		private ApplicationHistory $history,
		private ApplicationMove $moves,
	) {}

	public function of( int $entry ): ApplicationRecord {
		return $this->reader->of( $entry );
	}

	/**
	 * @param list<int> $entries
	 * @return array<int, ApplicationRecord> By entry, one for each; one query for each table.
	 */
	public function all( array $entries ): array {
		return $this->reader->all( $entries );
	}

	/**
	 * @param string $status  Name of one of the settings' statuses; empty leaves it as it is, with a message.
	 * @param string $message To the client; plain text, may be empty.
	 * @param bool   $mails   Whether the client is told by mail.
	 * @throws \Atoll\Platform\Errors\PublicError
	 */
	public function setStatus(
		Entry $entry,
		string $status,
		string $message,
		Visitor $by,
		bool $mails = true,
		?int $seenVersion = null
	): ApplicationRecord {
		return $this->status->set( $entry, $status, $message, $by, $mails, $seenVersion );
	}

	/**
	 * @param string $title Such as "Two recent payslips".
	 * @param string $note  What to mind; may be empty.
	 * @throws \Atoll\Platform\Errors\PublicError
	 */
	public function request(
		Entry $entry,
		string $title,
		string $note,
		Visitor $by,
		?int $seenVersion = null
	): DocumentRequest {
		return $this->requests->add( $entry, $title, $note, $by, $seenVersion );
	}

	/** @throws \Atoll\Platform\Errors\PublicError */
	public function withdraw(
		DocumentRequest $request,
		Visitor $by,
		bool $mails = false,
		?int $seenVersion = null
	): void {
		$this->requests->withdraw( $request, $by, $mails, $seenVersion );
	}

	public function findRequest( int $id, int $entry ): ?DocumentRequest {
		return $this->requests->find( $id, $entry );
	}

	/**
	 * The client sent what was asked for. The same sent twice is received once.
	 *
	 * @param list<string> $uploadIds Ids of the files, which wait to be taken.
	 * @throws \Atoll\Platform\Errors\DocumentRequestNotFound When it is not theirs to answer, or not open any more.
	 * @throws \Atoll\Platform\Errors\PublicError
	 */
	public function receive( DocumentRequest $request, array $uploadIds, Visitor $by ): void {
		$this->received->receive( $request, $uploadIds, $by );
	}

	/** For the broker's own eyes. @return int Id of its event. @throws \Atoll\Platform\Errors\PublicError */
	public function note( Entry $entry, string $text, Visitor $by, ?int $seenVersion = null ): int {
		$sentence = HistoryTexts::requiredLines( $text );
		return $this->history->add( $entry, HistoryEvent::NOTE, $sentence, $by, $seenVersion );
	}

	/** To be called in the transaction that invites the client. @throws \Atoll\Platform\Errors\PublicError */
	public function recordInvitation( Entry $entry, string $email, Visitor $by, ?int $seenVersion = null ): void {
		/* translators: %s: an email address. */
		$sentence = sprintf( __( 'Client invited: %s.', 'atoll' ), HistoryTexts::line( $email ) );
		$this->history->add( $entry, HistoryEvent::INVITED, $sentence, $by, $seenVersion );
	}

	/** To be called in the transaction that takes invitations back. @throws \Atoll\Platform\Errors\PublicError */
	public function recordRevokedInvitation( Entry $entry, Visitor $by, ?int $seenVersion = null ): void {
		$sentence = __( 'Invitation taken back.', 'atoll' );
		$this->history->add( $entry, HistoryEvent::UNINVITED, $sentence, $by, $seenVersion );
	}

	/**
	 * Puts an entry in the trash, among the spam, or back.
	 *
	 * @param string $to active, spam or trash.
	 * @throws \Atoll\Platform\Errors\PublicError
	 */
	public function move( Entry $entry, string $to, Visitor $by, ?int $seenVersion = null ): void {
		$this->moves->to( $entry, $to, $by, $seenVersion );
	}

	/** Notes in the history that a mail was sent again. @throws \Atoll\Platform\Errors\PublicError */
	public function recordMail( Entry $entry, string $subject, Visitor $by ): void {
		/* translators: %s: subject of a mail. */
		$sentence = sprintf( __( 'Mail sent again: %s.', 'atoll' ), $subject );
		$this->history->addAnywhere( $entry, HistoryEvent::MAILED, $sentence, $by );
	}
}
