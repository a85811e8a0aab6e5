<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Entries\Changes\EntryPurge;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Portal\Applications\Record\ApplicationRecordReader;
use Atoll\Portal\Applications\Record\StaffNotes;
use Atoll\Tests\WordPress\Support\HeardAction;
use Atoll\Tests\WordPress\Support\Inside;

/** What is done to entries once they are stored. */
final class EntryAdminServiceTest extends StoredEntriesTestCase {

	public function test_moves_entries_and_says_which_and_from_where(): void {
		$ids = array_keys( $this->named );
		$this->assertSame(
			array( 'active' => array( $ids[0], $ids[1] ) ),
			$this->entryAdmin()->move( array( $ids[0], $ids[1] ), 'trash', self::staff() )
		);
		$this->assertSame(
			array( 'active' => array( $ids[2] ) ),
			$this->entryAdmin()->move( $ids, 'trash', self::staff() )
		);
		$this->assertSame( array(), $this->entryAdmin()->move( array(), 'active', self::staff() ) );
		$this->assertSame( array(), $this->entryAdmin()->move( $ids, 'active', self::staff(), 'spam' ) );
		$this->assertCount( 3, $this->names( new EntryCriteria( 'trash' ) ) );
	}

	public function test_deletes_entries_with_all_that_belongs_to_them(): void {
		global $wpdb;
		$mia = $this->named( 'mia' );
		Inside::get( StaffNotes::class )->add( $mia, 'Called back.', new Visitor( 1, '', '' ) );
		$wpdb->insert(
			"{$wpdb->prefix}atoll_uploads",
			array(
				'public_id'   => md5( 'a' ),
				'stored_name' => md5( 'a' ),
				'form_number' => 1,
				'field_id'    => 1,
				'unique_hash' => '',
				'name'        => 'pay.pdf',
				'size'        => 1,
				'state'       => 'claimed',
				'entry_id'    => $mia->id,
				'created_at'  => 1,
				'touched_at'  => 1,
			)
		);
		$this->assertSame( array( $mia->id ), $this->entryAdmin()->delete( array( $mia->id, 999999 ) ) );
		$this->assertNull( $this->entries()->find( $mia->id ) );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_case_events WHERE entry_id = {$mia->id}" ) );
		$this->assertSame( 'ready', $wpdb->get_var( $wpdb->prepare( "SELECT state FROM {$wpdb->prefix}atoll_uploads WHERE public_id = %s", md5( 'a' ) ) ) );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}atoll_uploads" );
	}

	public function test_a_deletion_that_fails_leaves_everything(): void {
		global $wpdb;
		$mia  = $this->named( 'mia' );
		$fail = static fn( string $query ): string => str_starts_with(
			$query,
			"DELETE FROM {$wpdb->prefix}atoll_entries"
		) ? 'refused' : $query;
		Inside::get( StaffNotes::class )->add( $mia, 'Called back.', new Visitor( 1, '', '' ) );
		add_filter( 'query', $fail );
		$before = did_action( 'atoll_entries_deleted' );
		try {
			$this->entryAdmin()->delete( array( $mia->id ) );
			$this->fail( 'deleted' );
		} catch ( \Atoll\Platform\Errors\StorageFailed ) {
			$this->assertNotNull( $this->entries()->find( $mia->id ) );
		} finally {
			remove_filter( 'query', $fail );
			$this->assertSame( $before, did_action( 'atoll_entries_deleted' ) );
		}
		$this->assertSame( '1', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_case_events WHERE entry_id = {$mia->id}" ) );
	}

	public function test_a_purge_goes_in_batches_and_leaves_what_is_held(): void {
		$this->entries()->setFlags( array( $this->named( 'mia' )->id ), held: true );
		$purge = new EntryPurge( $this->entries(), $this->entryAdmin(), array(), 1 );
		$this->assertSame( array( 'found' => 1, 'deleted' => 1 ), $purge->batch( new EntryCriteria( isHeld: false ) ) );
		$this->assertSame( 1, $purge->run( new EntryCriteria() ) );
		$this->assertSame( array( 'mia' ), $this->names( new EntryCriteria() ) );
	}

	public function test_what_is_held_stays_with_all_that_belongs_to_it_whoever_deletes(): void {
		global $wpdb;
		$mia = $this->named( 'mia' );
		Inside::get( StaffNotes::class )->add( $mia, 'Called back.', new Visitor( 1, '', '' ) );
		$this->entries()->setFlags( array( $mia->id ), held: true );
		$this->assertSame( array(), $this->entryAdmin()->delete( array( $mia->id ) ) );
		$this->assertNotNull( $this->entries()->find( $mia->id ) );
		$this->assertSame( '1', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_case_events WHERE entry_id = {$mia->id}" ) );
		$this->entries()->setFlags( array( $mia->id ), held: false );
		$this->assertSame( array( $mia->id ), $this->entryAdmin()->delete( array( $mia->id ) ) );
	}

	public function test_nothing_is_deleted_while_the_database_does_not_tell_whether_the_form_holds_it(): void {
		global $wpdb;
		$mia    = $this->named( 'mia' );
		$silent = static fn( string $query ): string => str_starts_with( $query, 'SELECT' )
			&& str_contains( $query, "{$wpdb->prefix}atoll_forms " ) ? 'refused' : $query;
		Inside::forgetServices(); // As in the request of a job: nothing has read the form yet.
		add_filter( 'query', $silent );
		try {
			$this->entryAdmin()->delete( array( $mia->id ) );
			$this->fail( 'deleted' );
		} catch ( ReadFailed ) {
			$this->assertNotNull( $this->entries()->find( $mia->id ) );
		} finally {
			remove_filter( 'query', $silent );
		}
	}

	public function test_every_move_is_a_line_of_the_history(): void {
		$ids = array_keys( $this->named );
		$this->entryAdmin()->move( array( $ids[0], $ids[1] ), 'spam', self::staff() );
		$this->entryAdmin()->move( $ids, 'active', self::staff() );
		$events = array_map(
			static fn( int $id ) => array_map(
				static fn( $event ) => array( $event->actor, $event->sentence ),
				Inside::get( ApplicationRecordReader::class )->of( $id )->events
			),
			$ids
		);
		$both   = array( array( 1, 'Taken back among the active entries.' ), array( 1, 'Marked as spam.' ) );
		$this->assertSame( array( $both, $both, array() ), $events );
	}

	public function test_moves_are_announced_by_where_the_entries_were(): void {
		list( $a, $b, $c ) = array_keys( $this->named );
		$by    = self::staff();
		$heard = HeardAction::during(
			'atoll_entries_moved',
			function () use ( $a, $b, $c, $by ): void {
				$this->entryAdmin()->move( array( $a ), 'spam', $by );
				$this->entryAdmin()->move( array( $a, $b, $c ), 'trash', $by );
				$this->entryAdmin()->move( array( $a, $b, $c ), 'trash', $by );
				$this->entryAdmin()->move( array( $c ), 'active', $by );
			}
		);
		$this->assertEqualsCanonicalizing(
			array(
				array( array( $a ), 'active', 'spam', $by ),
				array( array( $a ), 'spam', 'trash', $by ),
				array( array( $b, $c ), 'active', 'trash', $by ),
				array( array( $c ), 'trash', 'active', $by ),
			),
			$heard
		);
	}

	public function test_only_what_was_deleted_is_announced_and_is_gone_by_then(): void {
		$mia  = $this->named( 'mia' );
		$held = current( array_diff( array_keys( $this->named ), array( $mia->id ) ) );
		$this->entries()->setFlags( array( $held ), held: true );
		$look = fn( array $ids ) => $this->assertSame( array(), $this->entries()->existing( $ids ) );
		add_action( 'atoll_entries_deleted', $look );
		$heard = HeardAction::during(
			'atoll_entries_deleted',
			fn() => $this->entryAdmin()->delete( array( $mia->id, $held ) )
		);
		remove_action( 'atoll_entries_deleted', $look );
		$this->assertSame( array( array( array( $mia->id ) ) ), $heard );
	}

	private static function staff(): Visitor {
		return new Visitor( 1, '', '' );
	}
}
