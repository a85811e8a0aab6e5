<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Documents;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Applications\Mail\StaffMail;
use Atoll\Portal\Applications\Record\ApplicationEvents;
use Atoll\Portal\Applications\Record\ApplicationLock;
use Atoll\Portal\Applications\Record\HistoryEvent;
use Atoll\Portal\Applications\Record\HistoryRepository;

/** Receives the documents that a client was asked for. */
final class ReceivedDocuments {

	public function __construct(
		private ApplicationLock $lock,
		private NewDocumentFiles $newFiles,
		private HistoryRepository $history,
		private Uploads $uploads,
		private DocumentUploadSlot $slot,
		private StaffMail $staffMail
	) {}

	/**
	 * Files sent after the first ones are added to them until the application ends: phones send photos one by one, and
	 * servers limit the size of each request. The same file sent twice is received once. Clients do not learn that
	 * their application was marked as spam, so their files are received too, but staff get no email about them.
	 *
	 * @param list<string> $uploadIds Ids of uploads received in {@see DocumentUploadSlot}.
	 * @throws DocumentRequestNotFound When the request belongs to somebody else or was withdrawn.
	 * @throws \Atoll\Platform\Errors\PublicError
	 */
	public function receive( DocumentRequest $request, array $uploadIds, Visitor $by ): void {
		$this->lock->changeAnywhere(
			$request->entryId,
			null,
			function ( Entry $entry ) use ( $request, $uploadIds, $by ): void {
				$isVisible = in_array( $entry->status, EntryCriteria::OWNER_STATUSES, true );
				if ( ! $isVisible || ! $by->isLoggedIn() || $entry->createdBy !== $by->userId() ) {
					throw new DocumentRequestNotFound();
				}
				$newIds = $this->newFiles->take( $request, $uploadIds );
				if ( array() === $newIds ) {
					return;
				}
				$slot = $this->slot->create( $request, $by );
				$this->uploads->claimForRequest( $entry->id, $request->id, $slot, $newIds );
				/* translators: %s: a document, such as "Two recent payslips". */
				$sentence = static fn(): string => sprintf( __( 'Document received: %s.', 'atoll' ), $request->title );
				$this->history->add( $entry->id, HistoryEvent::RECEIVED, $by->userId(), $sentence );
				if ( 'spam' !== $entry->status ) {
					$this->staffMail->documentReceived( $entry, $request, count( $newIds ) );
				}
				$this->lock->announce(
					static fn( ApplicationEvents $events ) => $events->documentReceived(
						$entry,
						$request->title,
						$newIds,
						$by
					)
				);
			}
		);
	}
}
