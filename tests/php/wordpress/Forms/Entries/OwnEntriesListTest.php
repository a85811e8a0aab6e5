<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Entries\Storage\EntriesTable;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Cases\OwnEntriesTestCase;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;

/** Where people find what they have sent. */
final class OwnEntriesListTest extends OwnEntriesTestCase {

	public function test_its_page_shows_it_to_its_owner_alone_and_is_private(): void {
		$page     = $this->page( $this->number ) . "?entry={$this->entry}";
		$response = Http::get( $page, array( $this->cookie() ) );
		$this->assertStringContainsString( 'value="Jo"', $response->body );
		$this->assertStringContainsString( 'no-store', $response->header( 'Cache-Control' ) );
		$this->assertStringNotContainsString( 'value="Jo"', Http::get( $page )->body );
		$this->assertStringNotContainsString(
			'value="Jo"',
			Http::get( $page, array( $this->cookie( $this->user( 'subscriber' ) ) ) )->body
		);
	}

	public function test_what_was_taken_for_spam_is_to_its_owner_as_any_other_and_what_is_in_the_trash_is_gone(): void {
		$this->mark( 'spam' );
		$this->assertSame( array( $this->entry ), $this->listed( $this->owner ) );
		$this->assertSame( 200, $this->load()->get_status() );
		$this->mark( 'trash' );
		$this->assertSame( array(), $this->listed( $this->owner ) );
		$this->assertSame( 404, $this->load()->get_status() );
	}

	public function test_their_list_holds_theirs_alone_newest_first_a_page_at_a_time(): void {
		$this->send( array( 'gform_unique_id' => 'two' ) );
		$this->send( array( 'gform_unique_id' => 'three' ) );
		$other = $this->actAs( 'atoll_client' );
		$this->send( array( 'gform_unique_id' => 'four' ) );
		wp_set_current_user( 0 );
		$this->send( array( 'gform_unique_id' => 'five' ) );
		$mine = $this->listed( $this->owner );
		$this->assertSame( array( $this->entry + 2, $this->entry + 1, $this->entry ), $mine );
		$this->assertSame(
			array( array( $mine[1] ), 3 ),
			array(
				$this->listed( $this->owner, 1, 1 ),
				Inside::get( EntryRepository::class )->count( EntryCriteria::ofOwner( $this->owner, 1, 1 ) ),
			)
		);
		$this->assertSame( array( 1, array() ), array( count( $this->listed( $other ) ), $this->listed( 0 ) ) );
	}

	public function test_one_persons_entries_are_found_by_their_index_among_many(): void {
		global $wpdb;
		$table = $wpdb->prefix . EntriesTable::NAME;
		for ( $doubled = 0; $doubled < 11; $doubled++ ) {
			$wpdb->query( "INSERT INTO {$table} (form_number, form_version, idempotency_key, fingerprint, answers, created_by, user_agent, source_url, date_created, date_updated) SELECT form_number, 1, SHA2(UUID(), 256), fingerprint, answers, created_by + 1000 + id % 50, '', '', date_created, date_updated FROM {$table}" );
		}
		$wpdb->query( "ANALYZE TABLE {$table}" );
		$queries = array();
		$collect = static function ( string $query ) use ( &$queries ): string {
			$queries[] = $query;
			return $query;
		};
		add_filter( 'query', $collect );
		$this->assertSame( array( $this->entry ), $this->listed( $this->owner ) );
		remove_filter( 'query', $collect );
		$this->assertSame( 'created_by', $wpdb->get_row( 'EXPLAIN ' . $queries[0], ARRAY_A )['key'] );
	}
}
