<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Entries;

use PHPUnit\Framework\Attributes\DataProvider;

/** Searches in gf/v2/entries that are refused, as they would find everything. */
final class RefusedSearchesTest extends EntrySearchTestCase {

	#[DataProvider( 'searchesWithoutDates' )]
	public function test_what_is_no_date_is_refused_and_does_not_find_everything( string $search ): void {
		$this->assertSame(
			array( 400, 'invalid_date' ),
			$this->refused( 'GET', 'entries?search=' . rawurlencode( $search ) )
		);
	}

	/** @return array<string, array{string}> */
	public static function searchesWithoutDates(): array {
		$filter = array( 'key' => 'date_created', 'operator' => '>', 'value' => 'the day before' );
		return array(
			'start'    => array( '{"start_date":"2026-99-99"}' ),
			'end'      => array( '{"end_date":"31/01/2026 soon"}' ),
			'a filter' => array( (string) wp_json_encode( array( 'field_filters' => array( $filter ) ) ) ),
		);
	}

	#[DataProvider( 'unknownSearches' )]
	public function test_what_is_not_known_is_refused_and_does_not_find_everything(
		string $code,
		array $search
	): void {
		$this->assertSame(
			array( 400, $code ),
			$this->refused( 'GET', 'entries?search=' . rawurlencode( (string) wp_json_encode( $search ) ) )
		);
		$this->assertSame(
			array( 400, $code ),
			$this->refused( 'GET', 'entries?' . http_build_query( array( 'search' => $search ) ) )
		);
	}

	/** @return array<string, array{string, array<mixed>}> */
	public static function unknownSearches(): array {
		return array(
			'a key'           => array( 'invalid_search', array( 'startdate' => '2026-03-02' ) ),
			'mode by itself'  => array( 'invalid_search', array( 'mode' => 'any' ) ),
			'filters alone'   => array( 'invalid_search', array( array( 'key' => '1', 'value' => 'Bo' ) ) ),
			'a mode'          => array( 'invalid_filter', array( 'field_filters' => array( 'mode' => 'or' ) ) ),
			'a list of dates' => array( 'invalid_date', array( 'start_date' => array( '2026-03-02' ) ) ),
			'a status'        => array( 'invalid_status', array( 'status' => 'unread' ) ),
			'one of statuses' => array( 'invalid_status', array( 'status' => array( 'active', 'all' ) ) ),
		);
	}
}
