<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Portal\Applications\Documents\DocumentRequest;

/**
 * The data that staff work adds to an entry: status, document requests, history. An entry that nobody has worked on has
 * the first status and nothing else.
 */
final class ApplicationRecord {

	/**
	 * @param list<DocumentRequest> $requests Newest first.
	 * @param list<HistoryEvent>    $events   Newest first.
	 * @param int                   $version  Raised by every change to the application; 0 before the first.
	 */
	public function __construct(
		public readonly int $entryId,
		public readonly ApplicationStatus $status,
		public readonly array $requests = array(),
		public readonly array $events = array(),
		public readonly int $version = 0,
	) {}

	/**
	 * @return list<DocumentRequest> Documents that the client still has to send, oldest request first; none if the
	 *         application has ended.
	 */
	public function missing(): array {
		if ( $this->status->isEnded ) {
			return array();
		}
		return array_reverse(
			array_values( array_filter( $this->requests, static fn( DocumentRequest $request ) => $request->isOpen() ) )
		);
	}

	/** @return list<DocumentRequest> Requests for which files were received, newest first. */
	public function received(): array {
		return array_values(
			array_filter( $this->requests, static fn( DocumentRequest $request ) => array() !== $request->files )
		);
	}

	/** @return list<HistoryEvent> Events that the client may read. */
	public function publicEvents(): array {
		return array_values( array_filter( $this->events, static fn( HistoryEvent $event ) => $event->isPublic ) );
	}
}
