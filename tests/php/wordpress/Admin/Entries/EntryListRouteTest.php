<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Entries;

/** The entries' list, filtered, sorted and turned as its address says. */
final class EntryListRouteTest extends EntryRoutesTestCase {

	public function test_the_list_is_filtered_sorted_and_turned_as_its_address_says(): void {
		$this->assertSame(
			array( 'cy@example.com', 'ada@example.com' ),
			$this->people( array( 'form' => $this->form, 'filter' => array( '7:in:["VIC"]' ) ) )
		);
		$this->assertSame( array( 'ben@example.com' ), $this->people( array( 'search' => 'ben' ) ) );
		$this->assertSame(
			array( 'ada@example.com' ),
			$this->people( array( 'sort' => 'id', 'order' => 'asc', 'per_page' => '1' ) )
		);
		$this->assertSame(
			array( 'ben@example.com' ),
			$this->people( array( 'sort' => 'id', 'per_page' => '1', 'paged' => '2' ) )
		);
		$this->assertSame( array(), $this->people( array( 'until' => '2020-01-01' ) ) );
		$this->assertSame( array(), $this->people( array( 'form' => $this->form + 1 ) ) );
	}

	public function test_a_list_that_is_not_counted_to_its_end_goes_on(): void {
		global $wpdb;
		$wpdb->query( "CREATE TEMPORARY TABLE many AS SELECT * FROM {$wpdb->prefix}atoll_entries LIMIT 1" );
		$columns = implode(
			', ',
			array_diff(
				$wpdb->get_col( "SHOW COLUMNS FROM {$wpdb->prefix}atoll_entries" ),
				array( 'id', 'idempotency_key' )
			)
		);
		$wpdb->query( "INSERT INTO {$wpdb->prefix}atoll_entries ( idempotency_key, {$columns} ) SELECT CONCAT( 'many', n.seq ), {$columns} FROM many JOIN seq_1_to_10020 n" );
		$at = fn( int $page ): array => array_diff_key(
			$this->get( '/s1t2/v1/entries', array( 'per_page' => '100', 'paged' => (string) $page ) )->get_data(),
			array( 'items' => 1 )
		);
		$this->assertSame(
			array(
				array( 'total' => 10001, 'counted' => 10000, 'pages' => 100 ),
				array( 'total' => 10001, 'counted' => 10000, 'pages' => 101 ),
				array( 'total' => 10001, 'counted' => 10000, 'pages' => 101 ),
			),
			array_map( $at, array( 1, 100, 101 ) )
		);
		$this->assertSame( 100, $at( 103 )['pages'], 'what lies behind the end is no page' );
		$found = $this->get(
			'/s1t2/v1/entries',
			array( 'search' => 'example', 'per_page' => '100', 'paged' => '5' )
		)->get_data();
		$this->assertSame(
			array( 100, 501, 500, 6 ),
			array( count( $found['items'] ), $found['total'], $found['counted'], $found['pages'] )
		);
		$this->assertSame( 10001, $this->get( '/s1t2/v1/entries/counts' )->get_data()['inbox'] );
		$wpdb->query( 'DROP TEMPORARY TABLE many' );
	}

	public function test_a_day_is_the_sites_day(): void {
		global $wpdb;
		update_option( 'timezone_string', 'Australia/Sydney' );
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_entries SET date_created = '2026-07-01 15:00:00'" );
		$this->assertCount( 3, $this->people( array( 'from' => '2026-07-02', 'until' => '2026-07-02' ) ) );
		$this->assertSame( array(), $this->people( array( 'until' => '2026-07-01' ) ) );
		update_option( 'timezone_string', '' );
	}

	public function test_a_page_far_behind_the_last_one_is_empty(): void {
		$this->assertSame( array(), $this->people( array( 'paged' => '999999999999999999', 'per_page' => '100' ) ) );
	}

	public function test_a_filter_that_makes_no_sense_is_refused_in_words(): void {
		$queries = array(
			array( 'filter' => array( '7:is:VIC' ) ),
			array( 'form' => $this->form, 'filter' => array( '7 OR 1=1:is:x' ) ),
			array( 'form' => $this->form, 'filter' => array( '7:resembles:x' ) ),
			array( 'per_page' => '101' ),
			array( 'view' => 'attic' ),
		);
		foreach ( $queries as $query ) {
			$this->assertSame(
				400,
				$this->get( '/s1t2/v1/entries', $query )->get_status(),
				(string) wp_json_encode( $query )
			);
		}
	}
}
