<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Entries;

use PHPUnit\Framework\Attributes\TestWith;

/** Which moments a date in a search stands for. Entries were sent on 1, 2 and 3 March, at 01:00 UTC. */
final class SearchDatesTest extends EntrySearchTestCase {

	#[TestWith( array( '2026-03-02' ) )]
	#[TestWith( array( '2026-03-02 00:00:00' ) )]
	#[TestWith( array( '2026-03-02T00:00:00' ) )]
	#[TestWith( array( '2026-03-02T00:00:00.000Z' ) )]
	#[TestWith( array( '03/02/2026' ) )]
	#[TestWith( array( '2 March 2026' ) )]
	public function test_an_end_without_a_time_or_at_midnight_is_the_end_of_its_day( string $end ): void {
		$this->assertSame( array( 'Bo', 'Ann' ), $this->searched( array( 'end_date' => $end ) ) );
		$this->assertSame( array( 'Bo' ), $this->searched( array( 'start_date' => $end, 'end_date' => $end ) ) );
	}

	#[TestWith( array( '2026-03-02 00:30:00', array( 'Ann' ) ) )]
	#[TestWith( array( '2026-03-02T23:00:00', array( 'Bo', 'Ann' ) ) )]
	public function test_an_end_with_a_time_is_that_moment( string $end, array $found ): void {
		$this->assertSame( $found, $this->searched( array( 'end_date' => $end ) ) );
	}

	#[TestWith( array( 'is', '2026-03-02 00:00:00', array( 'Bo' ) ) )]
	#[TestWith( array( 'is', '2026-03-02 14:00', array( 'Bo' ) ) )]
	#[TestWith( array( 'isnot', '2 March 2026', array( 'Cy', 'Ann' ) ) )]
	#[TestWith( array( 'in', array( '03/01/2026', '2026-03-03T12:00:00' ), array( 'Cy', 'Ann' ) ) )]
	#[TestWith( array( '>', '2 March 2026', array( 'Cy' ) ) )]
	#[TestWith( array( '<=', '03/02/2026', array( 'Bo', 'Ann' ) ) )]
	#[TestWith( array( '>', '2026-03-02 00:00:00', array( 'Cy', 'Bo' ) ) )]
	#[TestWith( array( '<=', '2026-03-02 00:00:00', array( 'Ann' ) ) )]
	public function test_a_filter_by_a_date( string $operator, string|array $date, array $found ): void {
		$filter = array( 'key' => 'date_created', 'operator' => $operator, 'value' => $date );
		$this->assertSame( $found, $this->searched( array( 'field_filters' => array( $filter ) ) ) );
	}

	public function test_start_and_end_are_days_of_the_site(): void {
		$zone = (string) get_option( 'timezone_string' );
		update_option( 'timezone_string', 'Australia/Sydney' );
		// 2 March, half past midnight in Sydney.
		$this->entry( array( '1' => 'Late', 'date_created' => '2026-03-01 13:30:00' ) );
		$this->assertSame(
			array( 'Late', 'Bo' ),
			$this->names( array( 'search' => '{"start_date":"2026-03-02","end_date":"2026-03-02"}' ) )
		);
		update_option( 'timezone_string', $zone );
	}

	#[TestWith( array( '>', '2026-03-02 01:00:00', array( 'Cy' ) ) )]
	#[TestWith( array( '>', '2026-03-02 00:59:59', array( 'Cy', 'Bo' ) ) )]
	#[TestWith( array( '>=', '2026-03-02T01:00:00', array( 'Cy', 'Bo' ) ) )]
	#[TestWith( array( '<', '2026-03-02 01:00:00', array( 'Ann' ) ) )]
	#[TestWith( array( '<=', '2026-03-02 01:00:00', array( 'Bo', 'Ann' ) ) )]
	#[TestWith( array( '<=', '2026-03-02 12:00:00+11:00', array( 'Bo', 'Ann' ) ) )]
	#[TestWith( array( '>', '2026-03-02', array( 'Cy' ) ) )]
	public function test_a_moment_is_read_as_entries_tell_it( string $operator, string $date, array $found ): void {
		$zone = (string) get_option( 'timezone_string' );
		update_option( 'timezone_string', 'Australia/Sydney' );
		$filter = array( 'key' => 'date_created', 'operator' => $operator, 'value' => $date );
		$this->assertSame( $found, $this->searched( array( 'field_filters' => array( $filter ) ) ) );
		update_option( 'timezone_string', $zone );
	}

	public function test_a_date_that_names_its_zone_is_that_moment(): void {
		$this->entry( array( '1' => 'Noon', 'date_created' => '2026-03-01 12:00:00' ) );
		$this->assertSame(
			array( 'Noon' ),
			$this->names(
				array( 'search' => '{"start_date":"2026-03-01T11:59:00Z","end_date":"2026-03-01T23:01:00+11:00"}' )
			)
		);
		$this->assertSame(
			array(),
			$this->names(
				array( 'search' => '{"start_date":"2026-03-01T12:01:00Z","end_date":"2026-03-01T12:02:00.000Z"}' )
			)
		);
	}

	/**
	 * @param array<string, mixed> $search
	 * @return list<string>
	 */
	private function searched( array $search ): array {
		return $this->names( array( 'search' => (string) wp_json_encode( $search ) ) );
	}
}
