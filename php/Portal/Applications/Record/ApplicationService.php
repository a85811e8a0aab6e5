<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Entries\Storage\Transaction;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\ApplicationChanged;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Errors\DocumentRequestNotFound;
use Atoll\Platform\Errors\EntryNotFound;
use Atoll\Portal\Applications\Documents\DocumentRequest;
use Atoll\Portal\Applications\Documents\DocumentRequestRepository;
use Atoll\Portal\Applications\Documents\DocumentUploadSlot;
use Atoll\Portal\Applications\Mail\ClientMail;
use Atoll\Portal\Applications\Mail\StaffMail;

/**
 * Work on applications. Each change is written with its event and its mail, or not at all. `$seen` is the version of
 * the case that whoever changes it has seen; null where that does not matter.
 */
final class ApplicationService {

	public function __construct(
		private ApplicationRecordReader $reader,
		private ApplicationRecordRepository $cases,
		private DocumentRequestRepository $requests,
		private HistoryRepository $events,
		private Uploads $uploads,
		private ApplicationStatuses $statuses,
		private ClientMail $clients,
		private StaffMail $staff,
		private EntryRepository $entries,
		private EntryAdminService $desk,
		private Transaction $transaction,
		private DocumentUploadSlot $slot,
	) {}

	public function of( int $entry ): ApplicationRecord {
		return $this->all( array( $entry ) )[ $entry ];
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
	public function setStatus( Entry $entry, string $status, string $message, Visitor $by, bool $mails = true, ?int $seen = null ): ApplicationRecord {
		$chosen  = '' === $status ? null : $this->statuses->find( $status ) ?? throw new BadRequest( 'atoll_status_unknown', __( 'There is no such status any more. Please choose another one.', 'atoll' ), 422 );
		$message = HistoryTexts::lines( $message );
		$this->change(
			$entry->id,
			$seen,
			function ( Entry $entry ) use ( $chosen, $message, $by, $mails ): void {
				$now = $this->of( $entry->id )->status;
				$new = $chosen ?? $now;
				if ( '' === $message && $now->name === $new->name ) {
					throw new BadRequest( 'atoll_status_same', __( 'The application has this status already. Choose another one, or write a message.', 'atoll' ), 422 );
				}
				$this->cases->setStatus( $entry->id, $new );
				/* translators: %s: a status, such as "With the lender". */
				$this->events->add( $entry->id, HistoryEvent::STATUS, $by->userId(), trim( sprintf( __( 'Status: %s.', 'atoll' ), $new->title ) . "\n" . $message ), true );
				if ( $mails ) {
					$now->name === $new->name ? $this->clients->messageSent( $entry, $message ) : $this->clients->statusChanged( $entry, $new, $message );
				}
			}
		);
		return $this->of( $entry->id );
	}

	/**
	 * @param string $title Such as "Two recent payslips".
	 * @param string $note  What to mind; may be empty.
	 * @throws \Atoll\Platform\Errors\PublicError
	 */
	public function request( Entry $entry, string $title, string $note, Visitor $by, ?int $seen = null ): DocumentRequest {
		$title = HistoryTexts::line( $title );
		$note  = HistoryTexts::lines( $note );
		return $this->change(
			$entry->id,
			$seen,
			function ( Entry $entry ) use ( $title, $note, $by ): DocumentRequest {
				$this->mustNotWaitFor( $title, $entry->id );
				$request = $this->requests->add( $entry->id, $title, $note, $by->userId() );
				/* translators: %s: a document, such as "Two recent payslips". */
				$this->events->add( $entry->id, HistoryEvent::REQUESTED, $by->userId(), sprintf( __( 'Document requested: %s.', 'atoll' ), $title ), true );
				$this->clients->documentRequested( $entry, $request );
				return $request;
			}
		);
	}

	/** @throws \Atoll\Platform\Errors\PublicError */
	public function withdraw( DocumentRequest $request, Visitor $by, bool $mails = false, ?int $seen = null ): void {
		$this->change(
			$request->entryId,
			$seen,
			function ( Entry $entry ) use ( $request, $by, $mails ): void {
				$this->requests->close( $request, DocumentRequest::WITHDRAWN ) || throw new ApplicationChanged();
				/* translators: %s: a document, such as "Two recent payslips". */
				$this->events->add( $entry->id, HistoryEvent::WITHDRAWN, $by->userId(), sprintf( __( 'No longer needed: %s.', 'atoll' ), $request->title ), true );
				if ( $mails ) {
					$this->clients->requestWithdrawn( $entry, $request );
				}
			}
		);
	}

	public function findRequest( int $id, int $entry ): ?DocumentRequest {
		return $this->requests->find( $id, $entry );
	}

	/**
	 * The client sent what was asked for. The same sent twice is received once.
	 *
	 * @param list<string> $uploadIds Received in {@see DocumentUploadSlot}.
	 * @throws DocumentRequestNotFound When it is not theirs to answer, or not open any more.
	 * @throws \Atoll\Platform\Errors\PublicError
	 */
	public function receive( DocumentRequest $request, array $uploadIds, Visitor $by ): void {
		$this->change(
			$request->entryId,
			null,
			function ( Entry $entry ) use ( $request, $uploadIds, $by ): void {
				if ( ! $by->isLoggedIn() || $entry->createdBy !== $by->userId() ) {
					throw new DocumentRequestNotFound();
				}
				if ( ! $this->requests->close( $request, DocumentRequest::RECEIVED ) ) {
					$this->mustHave( $request, $uploadIds );
					return;
				}
				$this->uploads->claimForRequest( $entry->id, $request->id, $this->slot->of( $request, $by ), $uploadIds );
				/* translators: %s: a document, such as "Two recent payslips". */
				$this->events->add( $entry->id, HistoryEvent::RECEIVED, $by->userId(), sprintf( __( 'Document received: %s.', 'atoll' ), $request->title ), true );
				$this->staff->documentReceived( $entry, $request, count( $uploadIds ) );
			}
		);
	}

	/** For the broker's own eyes. @return int Id of its event. @throws \Atoll\Platform\Errors\PublicError */
	public function note( Entry $entry, string $text, Visitor $by, ?int $seen = null ): int {
		return $this->record( $entry, HistoryEvent::NOTE, HistoryTexts::some( $text ), $by, $seen );
	}

	/** To be called in the transaction that invites the client. @throws \Atoll\Platform\Errors\PublicError */
	public function invited( Entry $entry, string $email, Visitor $by, ?int $seen = null ): void {
		/* translators: %s: an email address. */
		$this->record( $entry, HistoryEvent::INVITED, sprintf( __( 'Client invited: %s.', 'atoll' ), HistoryTexts::line( $email ) ), $by, $seen );
	}

	/** To be called in the transaction that takes invitations back. @throws \Atoll\Platform\Errors\PublicError */
	public function uninvited( Entry $entry, Visitor $by, ?int $seen = null ): void {
		$this->record( $entry, HistoryEvent::UNINVITED, __( 'Invitation taken back.', 'atoll' ), $by, $seen );
	}

	/**
	 * Puts an entry in the trash, among the spam, or back.
	 *
	 * @param string $to active, spam or trash.
	 * @throws \Atoll\Platform\Errors\PublicError
	 */
	public function move( Entry $entry, string $to, Visitor $by, ?int $seen = null ): void {
		$this->transaction->run(
			function () use ( $entry, $to, $by, $seen ): void {
				// Its line in the history raises the version, as each change does.
				$isMoved = array() !== $this->desk->move( array( $entry->id ), $to, $by, $entry->status );
				if ( ! $isMoved || null !== $seen && $this->of( $entry->id )->version !== $seen + 1 ) {
					throw null === $this->entries->find( $entry->id ) ? new EntryNotFound() : new ApplicationChanged();
				}
			}
		);
	}

	/** Keeps in the history that a mail was sent again. @throws \Atoll\Platform\Errors\PublicError */
	public function mailed( Entry $entry, string $subject, Visitor $by ): void {
		/* translators: %s: subject of a mail. */
		$this->happened( $entry, HistoryEvent::MAILED, sprintf( __( 'Mail sent again: %s.', 'atoll' ), $subject ), $by );
	}

	private function happened( Entry $entry, string $kind, string $sentence, Visitor $by ): void {
		$this->lock( $entry->id, null, fn( Entry $entry ) => $this->events->add( $entry->id, $kind, $by->userId(), $sentence, false ) );
	}

	private function record( Entry $entry, string $kind, string $sentence, Visitor $by, ?int $seen ): int {
		return $this->change( $entry->id, $seen, fn( Entry $entry ) => $this->events->add( $entry->id, $kind, $by->userId(), $sentence, false ) );
	}

	/**
	 * @template T
	 * @param \Closure( Entry ): T $work
	 * @return T
	 */
	private function change( int $entryId, ?int $seen, \Closure $work ): mixed {
		return $this->lock( $entryId, $seen, static fn( Entry $entry ) => 'active' === $entry->status ? $work( $entry ) : throw new EntryNotFound() );
	}

	/**
	 * The same for an entry in whatever place.
	 *
	 * @template T
	 * @param \Closure( Entry ): T $work
	 * @return T
	 */
	private function lock( int $entryId, ?int $seen, \Closure $work ): mixed {
		return $this->transaction->run(
			function () use ( $entryId, $seen, $work ): mixed {
				// Raises the version first, which locks the row: what is read after it includes an earlier change.
				$version = $this->cases->raise( $entryId );
				$entry   = $this->entries->find( $entryId ) ?? throw new EntryNotFound();
				if ( null !== $seen && $version !== $seen + 1 ) {
					throw new ApplicationChanged();
				}
				return $work( $entry );
			}
		);
	}

	private function mustNotWaitFor( string $title, int $entryId ): void {
		foreach ( $this->of( $entryId )->missing() as $request ) {
			if ( mb_strtolower( $request->title ) === mb_strtolower( $title ) ) {
				throw new BadRequest( 'atoll_document_awaited', __( 'This document is asked for already, and the client has not sent it yet. Give it another name if you need a second one.', 'atoll' ), 422 );
			}
		}
	}

	/** @param list<string> $uploadIds */
	private function mustHave( DocumentRequest $request, array $uploadIds ): void {
		$now = $this->requests->find( $request->id, $request->entryId );
		$has = array_map( static fn( FileAnswer $file ) => $file->id, $now->files ?? array() );
		if ( DocumentRequest::RECEIVED !== $now?->state || array() !== array_diff( $uploadIds, $has ) ) {
			throw new DocumentRequestNotFound();
		}
	}
}
