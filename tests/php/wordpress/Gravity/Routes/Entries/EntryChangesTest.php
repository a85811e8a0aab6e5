<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Entries;

use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Portal\Applications\Record\ApplicationRecordReader;
use Atoll\Portal\Applications\Record\HistoryEvent;
use Atoll\Tests\WordPress\Gravity\Routes\ApiTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** PUT and DELETE gf/v2/entries/{id}. */
final class EntryChangesTest extends ApiTestCase {

	public function test_put_blanks_the_answers_that_are_not_sent_and_keeps_the_properties(): void {
		$id    = $this->entry(
			array( '2' => 'jo@example.com', '9' => 'Hello', 'is_starred' => 1, 'date_created' => '2020-01-02 03:04:05' )
		);
		$entry = $this->sent( 'entries-update', 'PUT', "entries/{$id}", array( '1' => 'Grace', 'status' => 'spam' ) );
		$this->assertSame(
			array( 'Grace', '', '', 'spam', '1', '2020-01-02 03:04:05' ),
			array(
				$entry['1'],
				$entry['2'],
				$entry['9'],
				$entry['status'],
				$entry['is_starred'],
				$entry['date_created'],
			)
		);
	}

	public function test_answers_that_are_put_do_not_keep_an_entry_in_the_trash_for_longer(): void {
		global $wpdb;
		$id = $this->entry( array( 'status' => 'trash' ) );
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}atoll_entries SET date_moved = '2020-01-02 03:04:05' WHERE id = %d", $id ) );
		$entry = $this->sent( 'entries-update', 'PUT', "entries/{$id}", array( '1' => 'Grace' ) );
		$this->assertSame( array( 'Grace', 'trash' ), array( $entry['1'], $entry['status'] ) );
		$this->assertSame( '2020-01-02 03:04:05', $wpdb->get_var( $wpdb->prepare( "SELECT date_moved FROM {$wpdb->prefix}atoll_entries WHERE id = %d", $id ) ) );
	}

	public function test_what_a_client_read_and_changed_can_be_put_back_whole(): void {
		$id       = $this->entry( array( '2' => 'jo@example.com', '5.1' => 'home' ) );
		$original = $this->asked( 'entries-get', "entries/{$id}" );
		$entry    = $this->sent(
			'entries-update',
			'PUT',
			"entries/{$id}",
			array( '9' => 'Updated test message' ) + $original
		);
		$this->assertSame(
			array( '9' => 'Updated test message', 'date_updated' => $entry['date_updated'] ) + $original,
			array_replace( array( '9' => '', 'date_updated' => '' ), $entry )
		);
	}

	public function test_an_entry_stays_with_its_form(): void {
		$other = $this->form();
		$this->actAs( 'administrator' );
		$this->assertSame(
			array( 400, 'invalid_form_id' ),
			$this->refused( 'PUT', 'entries/' . $this->entry(), array( 'form_id' => $other, '1' => 'Jo' ) )
		);
		$this->assertSame(
			array( 404, 'gf_entry_invalid_id' ),
			$this->refused( 'PUT', 'entries/999999', array( '1' => 'Jo' ) )
		);
		$this->assertSame(
			array( 400, 'missing_entry' ),
			$this->refused( 'PUT', 'entries/' . $this->entry(), array() )
		);
	}

	public function test_an_entry_whose_sender_is_gone_can_still_be_changed(): void {
		global $wpdb;
		$id = $this->entry();
		$wpdb->update( "{$wpdb->prefix}atoll_entries", array( 'created_by' => 99999998 ), array( 'id' => $id ) );
		$entry = $this->sent( 'entries-update', 'PUT', "entries/{$id}", array( '1' => 'Grace' ) );
		$this->assertSame( array( 'Grace', '99999998' ), array( $entry['1'], $entry['created_by'] ) );
		$entry = $this->sent( 'entries-update', 'PUT', "entries/{$id}", array( '1' => 'Flo' ) + $entry );
		$this->assertSame( array( 'Flo', '99999998' ), array( $entry['1'], $entry['created_by'] ) );
		$this->assertSame(
			array( 400, 'invalid_created_by' ),
			$this->refused( 'PUT', "entries/{$id}", array( 'created_by' => 99999999 ) + $entry )
		);
	}

	public function test_answers_that_are_put_stand_in_the_history_once(): void {
		$id     = $this->entry();
		$events = static fn(): array => array_map(
			static fn( HistoryEvent $event ) => array( $event->kind, $event->actor ),
			Inside::get( ApplicationRecordReader::class )->read( $id )->events
		);
		$entry  = $this->sent( 'entries-update', 'PUT', "entries/{$id}", array( '1' => 'Grace' ) );
		$this->assertSame( array( array( HistoryEvent::CHANGED, get_current_user_id() ) ), $events() );
		$this->sent( 'entries-update', 'PUT', "entries/{$id}", $entry );
		$this->assertCount( 1, $events(), 'the same again changes nothing' );
	}

	public function test_what_is_held_is_not_deleted_by_force(): void {
		$id = $this->entry();
		Inside::get( EntryRepository::class )->setFlags( array( $id ), held: true );
		$this->assertSame( array( 409, 'atoll_entry_held' ), $this->refused( 'DELETE', "entries/{$id}?force=1" ) );
		$this->assertNotNull( Inside::get( EntryRepository::class )->find( $id ) );
	}

	public function test_delete_trashes_then_is_gone_then_force_deletes(): void {
		$id = $this->entry();
		$this->assertSame( 'trash', $this->sent( 'entries-delete', 'DELETE', "entries/{$id}" )['status'] );
		$this->assertSame( array( 410, 'gf_already_trashed' ), $this->refused( 'DELETE', "entries/{$id}" ) );
		$deleted = $this->sent( 'entries-delete', 'DELETE', "entries/{$id}?force=1" );
		$this->assertSame( array( true, 'Jo' ), array( $deleted['deleted'], $deleted['previous']['1'] ) );
		$this->assertSame(
			array( 404, 'gf_entry_invalid_id' ),
			$this->refused( 'DELETE', "entries/{$id}?force=true" )
		);
		$this->assertSame( 0, $this->countEntries() );
	}
}
