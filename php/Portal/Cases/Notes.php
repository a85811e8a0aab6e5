<?php

declare( strict_types=1 );

namespace Atoll\Portal\Cases;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Visitor;
use Atoll\Platform\Errors\NoteNotFound;

/** What the broker's people wrote about an application for their own eyes: lines of its history that may be changed. */
final class Notes {

	public function __construct( private EventRepository $events, private Cases $cases ) {}

	/** @return list<Event> Oldest first. */
	public function of( Entry $entry ): array {
		$events = $this->events->all( array( $entry->id ) )[ $entry->id ] ?? array();
		return array_reverse( array_values( array_filter( $events, $this->isNote( ... ) ) ) );
	}

	/** @throws NoteNotFound When there is none, or the event of that id is not a note. */
	public function get( int $id ): Event {
		$event = $this->events->find( $id );
		return null !== $event && $this->isNote( $event ) ? $event : throw new NoteNotFound();
	}

	/** @throws \Atoll\Platform\Errors\Trouble */
	public function add( Entry $entry, string $text, Visitor $by ): Event {
		return $this->get( $this->cases->note( $entry, $text, $by ) );
	}

	/** @throws \Atoll\Platform\Errors\Trouble */
	public function change( Event $note, string $text ): Event {
		$this->events->say( $note->id, Words::some( $text ) );
		return $this->get( $note->id );
	}

	/** @throws \Atoll\Platform\Errors\StorageFailed */
	public function remove( Event $note ): void {
		$this->events->remove( $note->id );
	}

	private function isNote( Event $event ): bool {
		return Event::NOTE === $event->kind;
	}
}
