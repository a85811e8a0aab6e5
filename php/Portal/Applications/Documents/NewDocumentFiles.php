<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Documents;

use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Portal\Applications\Record\ApplicationRecordReader;

/** Tells files that are new for a document request from files that it already has. */
final class NewDocumentFiles {

	public function __construct(
		private DocumentRequestRepository $requests,
		private ApplicationRecordReader $records
	) {}

	/**
	 * Closes the request if it is open. Call it in the transaction that stores the files.
	 *
	 * @param list<string> $uploadIds
	 * @return list<string> Ids of the files that are new for the request.
	 * @throws DocumentRequestNotFound When the request was withdrawn.
	 * @throws BadRequest When there are new files, but the application has ended since the first ones were received.
	 */
	public function take( DocumentRequest $request, array $uploadIds ): array {
		if ( $this->requests->close( $request, DocumentRequest::RECEIVED ) ) {
			return $uploadIds;
		}
		$newIds = $this->notReceived( $request, $uploadIds );
		if ( array() !== $newIds && array() !== $this->records->ended( array( $request->entryId ) ) ) {
			throw new BadRequest(
				'atoll_application_ended',
				__( 'This application has ended, so nothing was sent. Please call us if you have something more for us.', 'atoll' ),
				422
			);
		}
		return $newIds;
	}

	/**
	 * @param list<string> $uploadIds
	 * @return list<string>
	 * @throws DocumentRequestNotFound
	 */
	private function notReceived( DocumentRequest $request, array $uploadIds ): array {
		$current = $this->requests->find( $request->id, $request->entryId );
		if ( DocumentRequest::RECEIVED !== $current?->state ) {
			throw new DocumentRequestNotFound();
		}
		$receivedIds = array_map( static fn( FileAnswer $file ) => $file->id, $current->files );
		return array_values( array_diff( $uploadIds, $receivedIds ) );
	}
}
