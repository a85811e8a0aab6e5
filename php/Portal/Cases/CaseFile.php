<?php

declare( strict_types=1 );

namespace Atoll\Portal\Cases;

/** What stands beside an entry once people work on it. An entry that nobody has touched has the first status and nothing else. */
final class CaseFile {

	/**
	 * @param list<DocumentRequest> $requests Newest first.
	 * @param list<Event>           $events   Newest first.
	 * @param int                   $version  Raised by everything that happens to it; 0 when nothing has.
	 */
	public function __construct(
		public readonly int $entryId,
		public readonly Status $status,
		public readonly array $requests = array(),
		public readonly array $events = array(),
		public readonly int $version = 0,
	) {}

	/** @return list<DocumentRequest> What the client still has to send: what was asked for first comes first. */
	public function missing(): array {
		return array_reverse( array_values( array_filter( $this->requests, static fn( DocumentRequest $request ) => $request->isOpen() ) ) );
	}

	/** @return list<Event> What the client may read. */
	public function publicEvents(): array {
		return array_values( array_filter( $this->events, static fn( Event $event ) => $event->isPublic ) );
	}
}
