<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\Visitor;
/** What the broker's people wrote about an application for their own eyes: lines of its history that may be changed. */
final class StaffNotes {

	public function __construct( private HistoryRepository $events, private ApplicationHistory $history ) {}

	/**
	 * @param list<int> $entryIds Of all entries when empty.
	 * @param int       $author   Only those by this user; 0 for anybody's.
	 * @return list<HistoryEvent> Oldest first.
	 */
	public function list( array $entryIds, int $author ): array {
		return $this->events->ofKind( HistoryEvent::NOTE, $entryIds, $author );
	}

	/** @throws NoteNotFound When there is none, or the event of that id is not a note. */
	public function get( int $id ): HistoryEvent {
		$event = $this->events->find( $id );
		return HistoryEvent::NOTE === $event?->kind ? $event : throw new NoteNotFound();
	}

	/** @throws \Atoll\Platform\Errors\PublicError */
	public function add( Entry $entry, string $text, Visitor $by, ?int $seenVersion = null ): HistoryEvent {
		return $this->get( $this->history->addNote( $entry, $text, $by, $seenVersion ) );
	}

	/** @throws \Atoll\Platform\Errors\PublicError */
	public function change( HistoryEvent $event, string $text ): HistoryEvent {
		$this->events->setSentence( $event->id, HistoryTexts::requiredLines( $text ) );
		return $this->get( $event->id );
	}

	/** @throws \Atoll\Platform\Errors\StorageFailed */
	public function remove( HistoryEvent $event ): void {
		$this->events->remove( $event->id );
	}
}
