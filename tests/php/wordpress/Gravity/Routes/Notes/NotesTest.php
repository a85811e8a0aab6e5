<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Notes;

use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Portal\Applications\Record\ApplicationMove;
use Atoll\Portal\Applications\Record\ApplicationRecordReader;
use Atoll\Portal\Applications\Record\HistoryEvent;
use Atoll\Tests\WordPress\Gravity\Routes\ApiTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** gf/v2's notes are staff’s notes on an application. */
final class NotesTest extends ApiTestCase {

	public function test_a_note_is_written_in_the_name_of_whoever_asks_and_stands_in_the_history(): void {
		$id   = $this->entry();
		$note = $this->sent(
			'notes-create',
			'POST',
			"entries/{$id}/notes",
			array( 'user_id' => 1, 'user_name' => 'Somebody else', 'value' => 'Called, will ring back.' ),
			201
		);
		$this->assertSame(
			array( (string) $id, (string) get_current_user_id(), 'Called, will ring back.', 'user', null ),
			array( $note['entry_id'], $note['user_id'], $note['value'], $note['note_type'], $note['sub_type'] )
		);
		$event = Inside::get( ApplicationRecordReader::class )->read( $id )->events[0];
		$this->assertSame(
			array( HistoryEvent::NOTE, 'Called, will ring back.', false ),
			array( $event->kind, $event->sentence, $event->isPublic )
		);
	}

	public function test_notes_are_listed_by_id_and_other_events_are_none(): void {
		$id = $this->entry();
		$this->assertSame( array(), $this->asked( 'entries-notes', "entries/{$id}/notes" ) );
		$first  = $this->note( $id, 'First' );
		$second = $this->note( $id, 'Second' );
		$entry  = Inside::get( EntryRepository::class )->find( $id );
		$this->assertNotNull( $entry );
		Inside::get( ApplicationMove::class )->to(
			$entry,
			'spam',
			new \Atoll\Platform\Access\Identity\Visitor( get_current_user_id(), '', '' )
		);
		$this->assertSame(
			array( $first => 'First', $second => 'Second' ),
			array_column( $this->asked( 'entries-notes', "entries/{$id}/notes" ), 'value', 'id' )
		);
		$moved = Inside::get( ApplicationRecordReader::class )->read( $id )->events[0];
		$this->assertSame(
			array( 404, 'note_not_found' ),
			$this->refused( 'GET', "notes/{$moved->id}" ),
			'The history is nobody’s to change.'
		);
		$this->assertSame( array( 404, 'note_not_found' ), $this->refused( 'DELETE', "notes/{$moved->id}" ) );
	}

	public function test_a_note_can_be_read_changed_and_deleted(): void {
		$note = $this->note( $this->entry(), 'Fist' );
		$this->assertSame(
			'First',
			$this->sent( 'notes-update', 'PUT', "notes/{$note}", array( 'value' => 'First' ) )['value']
		);
		$this->assertSame( 'First', $this->asked( 'notes-get', "notes/{$note}" )['value'] );
		$this->assertSame(
			array( true, 'First' ),
			array_values(
				array_replace(
					array( 'deleted' => 0, 'previous' => 0 ),
					array_map(
						static fn( $part ) => $part['value'] ?? $part,
						$this->sent( 'notes-delete', 'DELETE', "notes/{$note}" )
					)
				)
			)
		);
		$this->assertSame( array( 404, 'note_not_found' ), $this->refused( 'GET', "notes/{$note}" ) );
	}

	public function test_an_empty_note_is_refused(): void {
		$id = $this->entry();
		$this->assertSame(
			array( 422, 'atoll_text_missing' ),
			$this->refused( 'POST', "entries/{$id}/notes", array( 'value' => " \n" ) )
		);
		$this->assertSame(
			array( 422, 'atoll_text_missing' ),
			$this->refused( 'PUT', 'notes/' . $this->note( $id, 'Kept' ), array( 'value' => '' ) )
		);
		$this->assertSame(
			array( 400, 'rest_invalid_param' ),
			$this->refused( 'POST', "entries/{$id}/notes", array( 'value' => array( 'x' ) ) )
		);
		$this->assertSame(
			array( 'Kept' ),
			array_column( $this->asked( 'entries-notes', "entries/{$id}/notes" ), 'value' )
		);
	}

	public function test_there_are_no_notes_on_what_is_no_entry(): void {
		$this->assertSame( array( 404, 'gf_entry_invalid_id' ), $this->refused( 'GET', 'entries/999999/notes' ) );
		$this->assertSame(
			array( 404, 'gf_entry_invalid_id' ),
			$this->refused( 'POST', 'entries/999999/notes', array( 'value' => 'x' ) )
		);
	}

	private function note( int $entry, string $text ): int {
		return (int) $this->sent(
			'notes-create',
			'POST',
			"entries/{$entry}/notes",
			array( 'value' => $text ),
			201
		)['id'];
	}
}
