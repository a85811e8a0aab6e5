<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Entries;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessCriteria;
use Atoll\Platform\AccessLog\AccessRepository;
use Atoll\Platform\Database\Queries;
use Atoll\Tests\WordPress\Support\RestContract;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** The routes of the entries' list. */
final class EntryRoutesTest extends SiteTestCase {

	private int $form;

	protected function setUp(): void {
		parent::setUp();
		$this->form = $this->form();
		foreach ( array( 'Ada' => 'VIC', 'Ben' => 'QLD', 'Cy' => 'VIC' ) as $name => $state ) {
			$reply = $this->post( "/gf/v2/forms/{$this->form}/submissions", array( 'input_1' => $name, 'input_2' => strtolower( $name ) . '@example.com', 'input_4' => '500000', 'input_7' => $state, 'input_11_1' => '1' ) );
			$this->assertSame( 200, $reply->get_status() );
		}
		$this->actAs( 'editor' );
	}

	public function test_answers_are_what_the_contract_says(): void {
		$this->assertSame( '', RestContract::complaint( 'entry-list', $this->get( '/s1t2/v1/entries', array( 'form' => $this->form, 'columns' => '7,4' ) )->get_data() ) );
		$this->assertSame( '', RestContract::complaint( 'entry-counts', $this->get( '/s1t2/v1/entries/counts' )->get_data() ) );
		$this->assertSame( '', RestContract::complaint( 'entry-forms', $this->get( '/s1t2/v1/entries/forms' )->get_data() ) );
		$this->assertSame( '', RestContract::complaint( 'entry-fields', $this->get( "/s1t2/v1/entries/forms/{$this->form}" )->get_data() ) );
		$this->assertSame( '', RestContract::complaint( 'entry-columns', $this->get( '/s1t2/v1/entries/columns', array( 'form' => $this->form ) )->get_data() ) );
		$this->assertSame( '', RestContract::complaint( 'entry-mark', $this->post( '/s1t2/v1/entries/mark', array( 'ids' => $this->ids(), 'read' => true ) )->get_data() ) );
		$this->assertSame( '', RestContract::complaint( 'entry-move', $this->post( '/s1t2/v1/entries/move', array( 'ids' => $this->ids(), 'to' => 'spam' ) )->get_data() ) );
	}

	public function test_the_list_is_filtered_sorted_and_turned_as_its_address_says(): void {
		$this->assertSame( array( 'cy@example.com', 'ada@example.com' ), $this->people( array( 'form' => $this->form, 'filter' => array( '7:in:["VIC"]' ) ) ) );
		$this->assertSame( array( 'ben@example.com' ), $this->people( array( 'search' => 'ben' ) ) );
		$this->assertSame( array( 'ada@example.com' ), $this->people( array( 'sort' => 'id', 'order' => 'asc', 'per_page' => '1' ) ) );
		$this->assertSame( array( 'ben@example.com' ), $this->people( array( 'sort' => 'id', 'per_page' => '1', 'paged' => '2' ) ) );
		$this->assertSame( array(), $this->people( array( 'until' => '2020-01-01' ) ) );
		$this->assertCount( 3, $this->people( array( 'from' => wp_date( 'Y-m-d' ), 'until' => wp_date( 'Y-m-d' ) ) ) );
		$this->assertSame( array(), $this->people( array( 'form' => $this->form + 1 ) ) );
	}

	public function test_a_list_that_is_not_counted_to_its_end_goes_on(): void {
		global $wpdb;
		$wpdb->query( "CREATE TEMPORARY TABLE many AS SELECT * FROM {$wpdb->prefix}atoll_entries LIMIT 1" );
		$columns = implode( ', ', array_diff( $wpdb->get_col( "SHOW COLUMNS FROM {$wpdb->prefix}atoll_entries" ), array( 'id', 'idempotency_key' ) ) );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}atoll_entries ( idempotency_key, {$columns} ) SELECT CONCAT( 'many', n.seq ), {$columns} FROM many JOIN seq_1_to_10020 n" );
		$at = fn( int $page ): array => array_diff_key( $this->get( '/s1t2/v1/entries', array( 'per_page' => '100', 'paged' => (string) $page ) )->get_data(), array( 'items' => 1 ) );
		$this->assertSame( array( array( 'total' => 10001, 'counted' => 10000, 'pages' => 100 ), array( 'total' => 10001, 'counted' => 10000, 'pages' => 101 ), array( 'total' => 10001, 'counted' => 10000, 'pages' => 101 ) ), array_map( $at, array( 1, 100, 101 ) ) );
		$this->assertSame( 100, $at( 103 )['pages'], 'what lies behind the end is no page' );
		$found = $this->get( '/s1t2/v1/entries', array( 'search' => 'example', 'per_page' => '100', 'paged' => '5' ) )->get_data();
		$this->assertSame( array( 100, 501, 500, 6 ), array( count( $found['items'] ), $found['total'], $found['counted'], $found['pages'] ) );
		$this->assertSame( 10001, $this->get( '/s1t2/v1/entries/counts' )->get_data()['inbox'] );
		$wpdb->query( 'DROP TEMPORARY TABLE many' );
	}

	public function test_a_day_is_the_sites_day(): void {
		global $wpdb;
		update_option( 'timezone_string', 'Australia/Sydney' );
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_entries SET date_created = '2026-07-01 15:00:00'" );
		$this->assertCount( 3, $this->people( array( 'from' => '2026-07-02', 'until' => '2026-07-02' ) ) );
		$this->assertSame( array(), $this->people( array( 'until' => '2026-07-01' ) ) );
		delete_option( 'timezone_string' );
	}

	public function test_columns_bring_the_answers_of_their_fields_alone(): void {
		$items = $this->get( '/s1t2/v1/entries', array( 'form' => $this->form, 'columns' => '7' ) )->get_data()['items'];
		$this->assertEquals( (object) array( 7 => 'Victoria' ), $items[0]['values'] );
	}

	public function test_entries_of_a_form_that_is_gone_say_what_they_said(): void {
		$form = $this->form( changes: array( 'title' => 'Old enquiry' ) );
		$this->post( "/gf/v2/forms/{$form}/submissions", array( 'input_1' => 'Di', 'input_2' => 'di@example.com', 'input_4' => '500000', 'input_7' => 'VIC', 'input_11_1' => '1' ) );
		$row     = fn(): array => $this->get( '/s1t2/v1/entries', array( 'search' => 'di@example.com' ) )->get_data()['items'][0];
		$summary = array( 'person' => 'di@example.com', 'answers' => $row()['answers'] );
		$this->assertContains( array( 'label' => 'State', 'text' => 'Victoria' ), $summary['answers'] );
		\Atoll\plugin()->formStore()->delete( $form );
		$this->assertSame( $summary, array_intersect_key( $row(), $summary ) );
		$this->assertSame( 'Old enquiry (gone)', $row()['form']['title'] );
	}

	public function test_a_page_far_behind_the_last_one_is_empty(): void {
		$this->assertSame( array(), $this->people( array( 'paged' => '999999999999999999', 'per_page' => '100' ) ) );
	}

	public function test_who_saw_a_list_is_written_down_once_for_each_look(): void {
		$log         = new AccessRepository( new Queries( $GLOBALS['wpdb'] ) );
		$loggedLists = static fn(): array => array_map( static fn( $record ) => array( $record->entries, $record->detail ), $log->list( new AccessCriteria( get_current_user_id(), AccessAction::Listed ) ) );
		$this->people( array( 'search' => 'nobody' ) );
		$this->assertSame( array(), $loggedLists() );
		$this->people( array( 'search' => 'ben' ) );
		$this->get( '/s1t2/v1/entries', array( 'form' => $this->form, 'columns' => '2' ) );
		$this->get( '/s1t2/v1/entries', array( 'form' => $this->form, 'columns' => '2' ) );
		$this->assertSame( array( array( 3, (string) wp_json_encode( array( 'form' => $this->form, 'columns' => '2' ) ) ), array( 1, '{"search":"\\u2026"}' ) ), $loggedLists() );
	}

	public function test_a_filter_that_makes_no_sense_is_refused_in_words(): void {
		foreach ( array( array( 'filter' => array( '7:is:VIC' ) ), array( 'form' => $this->form, 'filter' => array( '7 OR 1=1:is:x' ) ), array( 'form' => $this->form, 'filter' => array( '7:like:x' ) ), array( 'per_page' => '101' ), array( 'view' => 'attic' ) ) as $query ) {
			$this->assertSame( 400, $this->get( '/s1t2/v1/entries', $query )->get_status(), (string) wp_json_encode( $query ) );
		}
	}

	public function test_a_page_of_many_asks_the_database_no_more_often_than_one_of_few(): void {
		$this->get( '/s1t2/v1/entries', array( 'per_page' => '1' ) );
		$this->get( '/s1t2/v1/entries', array( 'per_page' => '3' ) );
		$this->assertSame( $this->queriesOf( array( 'per_page' => '1' ) ), $this->queriesOf( array( 'per_page' => '3' ) ) );
	}

	public function test_marks_are_set_and_the_others_left_alone(): void {
		$this->post( '/s1t2/v1/entries/mark', array( 'ids' => $this->ids(), 'starred' => true, 'held' => true ) );
		$this->post( '/s1t2/v1/entries/mark', array( 'ids' => array( $this->ids()[0] ), 'starred' => false ) );
		$this->assertSame( array( 3, 2 ), array_values( array_intersect_key( $this->get( '/s1t2/v1/entries/counts' )->get_data(), array( 'unread' => 1, 'starred' => 1 ) ) ) );
		$this->assertSame( 400, $this->post( '/s1t2/v1/entries/mark', array( 'ids' => $this->ids(), 'read' => 'yes' ) )->get_status() );
		$this->assertSame( 400, $this->post( '/s1t2/v1/entries/mark', array( 'ids' => array(), 'read' => true ) )->get_status() );
		$this->assertSame( 400, $this->post( '/s1t2/v1/entries/mark', array( 'ids' => range( 1, 101 ), 'read' => true ) )->get_status() );
	}

	public function test_what_was_moved_can_be_put_back_to_where_it_was(): void {
		$ids = $this->ids();
		$this->post( '/s1t2/v1/entries/move', array( 'ids' => array( $ids[0] ), 'to' => 'spam' ) );
		$moved = $this->post( '/s1t2/v1/entries/move', array( 'ids' => array( ...$ids, 999999 ), 'to' => 'trash' ) )->get_data()['moved'];
		$this->assertEqualsCanonicalizing( array( array( 'from' => 'spam', 'ids' => array( $ids[0] ) ), array( 'from' => 'active', 'ids' => array( $ids[1], $ids[2] ) ) ), $moved );
		foreach ( $moved as $back ) {
			$this->post( '/s1t2/v1/entries/move', array( 'ids' => $back['ids'], 'to' => $back['from'] ) );
		}
		$this->assertSame( array( 'inbox' => 2, 'unread' => 2, 'starred' => 0, 'spam' => 1, 'trash' => 0 ), $this->get( '/s1t2/v1/entries/counts' )->get_data() );
		$this->assertSame( 422, $this->post( '/s1t2/v1/entries/move', array( 'ids' => $ids, 'to' => 'drawer' ) )->get_status() );
	}

	public function test_only_what_is_in_the_trash_and_not_held_is_deleted_for_good(): void {
		list( $held, $trashed, $active ) = $this->ids();
		$this->post( '/s1t2/v1/entries/mark', array( 'ids' => array( $held ), 'held' => true ) );
		$this->post( '/s1t2/v1/entries/move', array( 'ids' => array( $held, $trashed ), 'to' => 'trash' ) );
		$request = new \WP_REST_Request( 'DELETE', '/s1t2/v1/entries' );
		$request->set_query_params( array( 'ids' => "{$held},{$trashed},{$active}" ) );
		$answer = rest_do_request( $request )->get_data();
		$this->assertSame( array( 'deleted' => array( $trashed ) ), $answer );
		$this->assertSame( '', RestContract::complaint( 'entry-delete', $answer ) );
		$this->assertEqualsCanonicalizing( array( $held, $active ), \Atoll\plugin()->entries()->existing( array( $held, $trashed, $active ) ) );
	}

	/** @param array<string, mixed> $query */
	private function queriesOf( array $query ): int {
		global $wpdb;
		$before = $wpdb->num_queries;
		$this->get( '/s1t2/v1/entries', $query );
		return $wpdb->num_queries - $before;
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<string>
	 */
	private function people( array $query ): array {
		$reply = $this->get( '/s1t2/v1/entries', $query );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return array_column( $reply->get_data()['items'], 'person' );
	}

	/** @return list<int> Newest first. */
	private function ids(): array {
		return array_map( static fn( $entry ) => $entry->id, \Atoll\plugin()->entries()->list( new EntryCriteria() ) );
	}
}
