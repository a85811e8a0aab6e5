<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Entries\Changes\EntryPurge;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Portal\Applications\Record\StaffNotes;
use Atoll\Tests\WordPress\Support\Inside;

/** Entries that are held stay, whoever deletes. */
final class HeldEntriesTest extends StoredEntriesTestCase {

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
		$this->assertSame(
			'1',
			$wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_case_events WHERE entry_id = {$mia->id}" )
		);
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
}
