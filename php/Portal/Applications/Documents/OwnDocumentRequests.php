<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Documents;

use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Access\Identity\Visitor;

/** Document requests for a client's own applications. */
final class OwnDocumentRequests {

	public function __construct( private EntryRepository $entries, private DocumentRequests $requests ) {}

	/**
	 * Returns a request of the visitor's. Responds the same to one that is somebody else's, missing or withdrawn. Finds
	 * received requests too: more files may follow, and the same files sent twice are received once.
	 *
	 * @throws DocumentRequestNotFound
	 */
	public function get( int $id, int $entryId, Visitor $visitor ): DocumentRequest {
		$isOwner = $visitor->isLoggedIn() && null !== $this->entries->findOwn( $entryId, $visitor->userId() );
		$request = $this->requests->find( $id, $entryId );
		return $isOwner && null !== $request && DocumentRequest::WITHDRAWN !== $request->state
			? $request
			: throw new DocumentRequestNotFound();
	}
}
