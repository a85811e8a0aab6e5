<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Portal\Applications\Documents\DocumentRequest;

/**
 * What stands beside an entry once people work on it. An entry that nobody has touched has the first status and nothing
 * else.
 */
final class ApplicationRecord {

	/**
	 * @param list<DocumentRequest> $requests Newest first.
	 * @param list<HistoryEvent>    $events   Newest first.
	 * @param int                   $version  Raised by everything that happens to it; 0 when nothing has.
	 */
	public function __construct(
		public readonly int $entryId,
		public readonly ApplicationStatus $status,
		public readonly array $requests = array(),
		public readonly array $events = array(),
		public readonly int $version = 0,
	) {}

	/**
	 * @return list<DocumentRequest> What the client still has to send: what was asked for first comes first. Nothing,
	 * once the application has ended.
	 */
	public function missing(): array {
		if ( $this->status->isEnded ) {
			return array();
		}
		return array_reverse(
			array_values( array_filter( $this->requests, static fn( DocumentRequest $request ) => $request->isOpen() ) )
		);
	}

	/** @return list<DocumentRequest> Of which files are here, newest first. */
	public function received(): array {
		return array_values(
			array_filter( $this->requests, static fn( DocumentRequest $request ) => array() !== $request->files )
		);
	}

	/** @return list<HistoryEvent> What the client may read. */
	public function publicEvents(): array {
		return array_values( array_filter( $this->events, static fn( HistoryEvent $event ) => $event->isPublic ) );
	}
}
