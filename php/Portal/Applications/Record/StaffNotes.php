<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\NoteNotFound;

/** What the broker's people wrote about an application for their own eyes: lines of its history that may be changed. */
final class StaffNotes {

	public function __construct( private HistoryRepository $events, private ApplicationHistory $history ) {}

	/** @return list<HistoryEvent> Oldest first. */
	public function of( Entry $entry ): array {
		$events = $this->events->all( array( $entry->id ) )[ $entry->id ] ?? array();
		return array_reverse( array_values( array_filter( $events, $this->isNote( ... ) ) ) );
	}

	/** @throws NoteNotFound When there is none, or the event of that id is not a note. */
	public function get( int $id ): HistoryEvent {
		$event = $this->events->find( $id );
		return null !== $event && $this->isNote( $event ) ? $event : throw new NoteNotFound();
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

	private function isNote( HistoryEvent $event ): bool {
		return HistoryEvent::NOTE === $event->kind;
	}
}
