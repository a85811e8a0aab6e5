<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\NoteNotFound;

/** What the broker's people wrote about an application for their own eyes: lines of its history that may be changed. */
final class StaffNotes {

	public function __construct( private HistoryRepository $events, private ApplicationService $cases ) {}

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
	public function add( Entry $entry, string $text, Visitor $by ): HistoryEvent {
		return $this->get( $this->cases->note( $entry, $text, $by ) );
	}

	/** @throws \Atoll\Platform\Errors\PublicError */
	public function change( HistoryEvent $note, string $text ): HistoryEvent {
		$this->events->say( $note->id, HistoryTexts::some( $text ) );
		return $this->get( $note->id );
	}

	/** @throws \Atoll\Platform\Errors\StorageFailed */
	public function remove( HistoryEvent $note ): void {
		$this->events->remove( $note->id );
	}

	private function isNote( HistoryEvent $event ): bool {
		return HistoryEvent::NOTE === $event->kind;
	}
}
