<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Documents;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Portal\Applications\Mail\ClientMail;
use Atoll\Portal\Applications\Record\ApplicationChanged;
use Atoll\Portal\Applications\Record\ApplicationLock;
use Atoll\Portal\Applications\Record\ApplicationRecord;
use Atoll\Portal\Applications\Record\ApplicationRecordReader;
use Atoll\Portal\Applications\Record\HistoryEvent;
use Atoll\Portal\Applications\Record\HistoryRepository;
use Atoll\Portal\Applications\Record\HistoryTexts;

/** Asks a client for a document, or withdraws the request. */
final class DocumentRequests {

	public function __construct(
		private ApplicationLock $lock,
		private DocumentRequestRepository $requests,
		private HistoryRepository $history,
		private ApplicationRecordReader $records,
		private ClientMail $clientMail
	) {}

	/** Returns the error for a document request on an application that has ended. */
	public static function ended(): string {
		return __( 'This application is closed, and its client is asked for nothing more. Set another status first to ask for a document.', 'atoll' );
	}

	public function find( int $id, int $entry ): ?DocumentRequest {
		return $this->requests->find( $id, $entry );
	}

	/**
	 * @param string $title Such as "Two recent payslips".
	 * @param string $note  Instructions for the client; may be empty.
	 * @throws \Atoll\Platform\Errors\PublicError
	 */
	public function add(
		Entry $entry,
		string $title,
		string $note,
		Visitor $by,
		?int $seenVersion = null
	): DocumentRequest {
		$title = HistoryTexts::line( $title );
		$note  = HistoryTexts::lines( $note );
		return $this->lock->change(
			$entry->id,
			$seenVersion,
			function ( Entry $entry ) use ( $title, $note, $by ): DocumentRequest {
				$record = $this->records->summaries( array( $entry->id ) )[ $entry->id ];
				$this->assertRunning( $record );
				$this->assertNotRequested( $title, $record );
				$request = $this->requests->add( $entry->id, $title, $note, $by->userId() );
				/* translators: %s: a document, such as "Two recent payslips". */
				$sentence = static fn(): string => sprintf( __( 'Document requested: %s.', 'atoll' ), $title );
				$this->history->add( $entry->id, HistoryEvent::REQUESTED, $by->userId(), $sentence );
				$this->clientMail->documentRequested( $entry, $request );
				return $request;
			}
		);
	}

	/**
	 * @param bool $mails Whether to email the client about it.
	 * @throws \Atoll\Platform\Errors\PublicError
	 */
	public function withdraw(
		DocumentRequest $request,
		Visitor $by,
		bool $mails,
		?int $seenVersion = null
	): void {
		$this->lock->change(
			$request->entryId,
			$seenVersion,
			function ( Entry $entry ) use ( $request, $by, $mails ): void {
				$this->requests->close( $request, DocumentRequest::WITHDRAWN ) || throw new ApplicationChanged();
				/* translators: %s: a document, such as "Two recent payslips". */
				$sentence = static fn(): string => sprintf( __( 'No longer needed: %s.', 'atoll' ), $request->title );
				$this->history->add( $entry->id, HistoryEvent::WITHDRAWN, $by->userId(), $sentence );
				if ( $mails ) {
					$this->clientMail->requestWithdrawn( $entry, $request );
				}
			}
		);
	}

	private function assertRunning( ApplicationRecord $record ): void {
		if ( $record->status->isEnded ) {
			throw new BadRequest( 'atoll_application_ended', self::ended(), 422 );
		}
	}

	private function assertNotRequested( string $title, ApplicationRecord $record ): void {
		foreach ( $record->requests as $request ) {
			if ( $request->isOpen() && mb_strtolower( $request->title ) === mb_strtolower( $title ) ) {
				throw new BadRequest(
					'atoll_document_awaited',
					__(
						'This document is asked for already, and the client has not sent it yet. Give it another name if you need a second one.',
						'atoll'
					),
					422
				);
			}
		}
	}
}
