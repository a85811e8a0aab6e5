<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Applications\Record\ApplicationRecordReader;
use Atoll\Portal\Applications\Record\StaffNotes;
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
		$this->assertSame(
			'0',
			$wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_case_events WHERE entry_id = {$mia->id}" )
		);
		$this->assertSame(
			'ready',
			$wpdb->get_var(
				$wpdb->prepare( "SELECT state FROM {$wpdb->prefix}atoll_uploads WHERE public_id = %s", md5( 'a' ) )
			)
		);
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
		$this->assertSame(
			'1',
			$wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_case_events WHERE entry_id = {$mia->id}" )
		);
	}

	public function test_every_move_is_a_line_of_the_history(): void {
		$ids = array_keys( $this->named );
		$this->entryAdmin()->move( array( $ids[0], $ids[1] ), 'spam', self::staff() );
		$this->entryAdmin()->move( $ids, 'active', self::staff() );
		$events = array_map(
			static fn( int $id ) => array_map(
				static fn( $event ) => array( $event->actor, $event->sentence ),
				Inside::get( ApplicationRecordReader::class )->read( $id )->events
			),
			$ids
		);
		$both   = array( array( 1, 'Taken back among the active entries.' ), array( 1, 'Marked as spam.' ) );
		$this->assertSame( array( $both, $both, array() ), $events );
	}

	private static function staff(): Visitor {
		return new Visitor( 1, '', '' );
	}
}
