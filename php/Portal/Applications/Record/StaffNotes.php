<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\Visitor;
/** Private notes by staff about an application: events in its history that may be changed. */
final class StaffNotes {

	public function __construct( private HistoryRepository $events, private ApplicationHistory $history ) {}

	/**
	 * @param list<int> $entryIds Empty for all entries.
	 * @param int       $author   Id of the user; 0 for all users.
	 * @return list<HistoryEvent> Oldest first.
	 */
	public function list( array $entryIds, int $author ): array {
		return $this->events->ofKind( HistoryEvent::NOTE, $entryIds, $author );
	}

	/** @throws NoteNotFound When no event has this id, or it is not a note. */
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
