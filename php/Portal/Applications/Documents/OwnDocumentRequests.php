<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Documents;

use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Access\Identity\Visitor;

/** Document requests of a client's own applications. */
final class OwnDocumentRequests {

	public function __construct( private EntryRepository $entries, private DocumentRequests $requests ) {}

	/**
	 * A request of somebody else, a missing and a withdrawn one are one answer. One that was received is
	 * found: more of it may follow, and the same files sent twice are received once.
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
