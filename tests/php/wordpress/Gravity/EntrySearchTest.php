<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity;

use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessCriteria;
use Atoll\Platform\AccessLog\AccessRepository;
use Atoll\Platform\Database\Queries;
use PHPUnit\Framework\Attributes\DataProvider;

/** Searching, sorting and picking in gf/v2/entries, as Gravity Forms' documentation and its clients ask. */
final class EntrySearchTest extends ApiTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->entry( array( '1' => 'Ann', '2' => 'ann@example.com', '4' => '900', '5.1' => 'home', 'date_created' => '2026-03-01 01:00:00' ) );
		$this->entry( array( '1' => 'Bo', '2' => 'bo@example.com', '4' => '1200', '5.2' => 'refinance', 'date_created' => '2026-03-02 01:00:00', 'is_read' => 1 ) );
		$this->entry( array( '1' => 'Cy', '2' => 'cy@example.org', '4' => '75', '9' => 'Ann sent me', 'date_created' => '2026-03-03 01:00:00', 'is_starred' => 1, 'source_url' => 'https://example.com/loans/' ) );
	}

	/** @param list<string> $found */
	#[DataProvider( 'searches' )]
	public function test_field_filters_find( array $filters, array $found ): void {
		$this->assertSame( $found, $this->names( array( 'search' => (string) wp_json_encode( array( 'field_filters' => $filters ) ) ) ) );
	}

	/** @return array<string, array{array<mixed>, list<string>}> */
	public static function searches(): array {
		$filter = static fn( string|int $key, string $operator, mixed $value ): array => array( 'key' => $key, 'operator' => $operator, 'value' => $value );
		return array(
			'is, which is meant when nothing is said' => array( array( array( 'key' => '1', 'value' => 'bo' ) ), array( 'Bo' ) ),
			'='                          => array( array( $filter( '2', '=', 'cy@example.org' ) ), array( 'Cy' ) ),
			'isnot'                      => array( array( $filter( '1', 'isnot', 'Bo' ) ), array( 'Cy', 'Ann' ) ),
			'<>'                         => array( array( $filter( '1', '<>', 'Bo' ) ), array( 'Cy', 'Ann' ) ),
			'contains'                   => array( array( $filter( '2', 'contains', 'example.com' ) ), array( 'Bo', 'Ann' ) ),
			'like, in capitals'          => array( array( $filter( '2', 'LIKE', 'EXAMPLE.COM' ) ), array( 'Bo', 'Ann' ) ),
			'more than, as numbers'      => array( array( $filter( '4', '>', '100' ) ), array( 'Bo', 'Ann' ) ),
			'in a list'                  => array( array( $filter( '1', 'in', array( 'Ann', 'Cy' ) ) ), array( 'Cy', 'Ann' ) ),
			'a list means in'            => array( array( array( 'key' => '1', 'value' => array( 'Ann', 'Cy' ) ) ), array( 'Cy', 'Ann' ) ),
			'not in a list'              => array( array( $filter( '1', 'not in', array( 'Ann', 'Cy' ) ) ), array( 'Bo' ) ),
			'a checkbox by its input'    => array( array( $filter( '5.2', 'is', 'refinance' ) ), array( 'Bo' ) ),
			'a checkbox by its field'    => array( array( $filter( '5', 'is', 'home' ) ), array( 'Ann' ) ),
			'any field'                  => array( array( $filter( '0', 'contains', 'ann' ) ), array( 'Cy', 'Ann' ) ),
			'any field, by a number'     => array( array( $filter( 0, 'is', 'Cy' ) ), array( 'Cy' ) ),
			'two, both of which hold'    => array( array( $filter( '2', 'contains', 'example.com' ), $filter( '4', '<', '1000' ) ), array( 'Ann' ) ),
			'two, one of which holds'    => array( array( 'mode' => 'any', $filter( '1', 'is', 'Ann' ), $filter( '1', 'is', 'Cy' ) ), array( 'Cy', 'Ann' ) ),
			'a property'                 => array( array( $filter( 'is_read', 'is', '1' ) ), array( 'Bo' ) ),
			'a property or an answer'    => array( array( 'mode' => 'any', $filter( 'is_starred', '=', 1 ), $filter( '1', 'is', 'Bo' ) ), array( 'Cy', 'Bo' ) ),
			'an address'                 => array( array( $filter( 'source_url', 'starts_with', 'https://example.com/loans' ) ), array( 'Cy' ) ),
			'a day'                      => array( array( $filter( 'date_created', 'is', '2026-03-02' ) ), array( 'Bo' ) ),
			'after a day'                => array( array( $filter( 'date_created', '>', '2026-03-02' ) ), array( 'Cy' ) ),
			'from a day on'              => array( array( $filter( 'date_created', '>=', '2026-03-02' ) ), array( 'Cy', 'Bo' ) ),
			'any of a day and an answer' => array( array( 'mode' => 'any', $filter( 'date_created', 'is', '2026-03-02' ), $filter( '1', 'is', 'Cy' ) ), array( 'Cy', 'Bo' ) ),
			'any of two days'            => array( array( 'mode' => 'any', $filter( 'date_created', 'is', '2026-03-01' ), $filter( 'date_created', 'is', '2026-03-03' ) ), array( 'Cy', 'Ann' ) ),
			'not on a day'               => array( array( $filter( 'date_created', 'isnot', '2026-03-02' ) ), array( 'Cy', 'Ann' ) ),
			'on one of two days'         => array( array( $filter( 'date_created', 'in', array( '2026-03-01', '2026-03-03' ) ) ), array( 'Cy', 'Ann' ) ),
			'a key that there is not'    => array( array( $filter( 'password', 'is', 'x' ) ), array() ),
			'no keys at all'             => array( array( array( 'value' => 'x' ), 'x' ), array( 'Cy', 'Bo', 'Ann' ) ),
		);
	}

	public function test_a_page_that_no_list_has_is_empty(): void {
		foreach ( array( array( 'current_page' => '9223372036854775807', 'page_size' => '1000' ), array( 'offset' => '1e30' ), array( 'current_page' => '-5', 'page_size' => '0' ) ) as $paging ) {
			$this->assertIsArray( $this->asked( 'entries-list', 'entries', array( 'paging' => $paging ) )['entries'] );
		}
	}

	public function test_whoever_takes_a_list_is_written_down(): void {
		$this->asked( 'entries-list', 'entries', array( 'paging' => array( 'page_size' => '1' ) ) );
		$this->asked( 'forms-entries', "forms/{$this->number}/entries" );
		$records = ( new AccessRepository( new Queries( $GLOBALS['wpdb'] ) ) )->list( new AccessCriteria( get_current_user_id(), AccessAction::Listed ) );
		$this->assertSame( '{"paging":{"page_size":"1"}}', $records[1]->detail );
		$this->assertSame( array( 1, true ), array( $records[1]->entries, $records[0]->entries > 1 ) );
	}

	public function test_ids_can_be_left_out(): void {
		$entries = $this->asked( 'entries-list', 'entries' )['entries'];
		$search  = array( 'field_filters' => array( array( 'key' => 'id', 'operator' => 'not in', 'value' => array( (int) $entries[0]['id'], (int) $entries[1]['id'] ) ) ) );
		$this->assertSame( array( 'Ann' ), $this->names( array( 'search' => (string) wp_json_encode( $search ) ) ) );
		$search['field_filters'][0] = array( 'key' => 'entry_id', 'operator' => 'is', 'value' => $entries[1]['id'] );
		$this->assertSame( array( 'Bo' ), $this->names( array( 'search' => (string) wp_json_encode( $search ) ) ) );
	}

	public function test_start_and_end_are_days_of_the_site(): void {
		$zone = get_option( 'timezone_string' );
		update_option( 'timezone_string', 'Australia/Sydney' );
		$this->entry( array( '1' => 'Late', 'date_created' => '2026-03-01 13:30:00' ) ); // 2 March, half past midnight in Sydney.
		$this->assertSame( array( 'Late', 'Bo' ), $this->names( array( 'search' => '{"start_date":"2026-03-02","end_date":"2026-03-02"}' ) ) );
		update_option( 'timezone_string', $zone );
	}

	public function test_a_date_that_names_its_zone_is_that_moment(): void {
		$this->entry( array( '1' => 'Noon', 'date_created' => '2026-03-01 12:00:00' ) );
		$this->assertSame( array( 'Noon' ), $this->names( array( 'search' => '{"start_date":"2026-03-01T11:59:00Z","end_date":"2026-03-01T23:01:00+11:00"}' ) ) );
		$this->assertSame( array(), $this->names( array( 'search' => '{"start_date":"2026-03-01T12:01:00Z","end_date":"2026-03-01T12:02:00.000Z"}' ) ) );
	}

	public function test_lists_are_counted_whole_and_paged_after_the_search(): void {
		$search = '{"field_filters":[{"key":"4","operator":">","value":"50"}]}';
		$second = $this->asked( 'entries-list', 'entries', array( 'search' => $search, 'paging' => array( 'page_size' => '2', 'current_page' => '2' ) ) );
		$this->assertSame( array( 3, array( 'Ann' ) ), array( $second['total_count'], array_column( $second['entries'], '1' ) ) );
	}

	#[DataProvider( 'orders' )]
	public function test_entries_are_sorted_by_answers_and_properties( array $sorting, array $names ): void {
		$this->assertSame( $names, $this->names( array( 'sorting' => $sorting ) ) );
		$this->assertSame( array_slice( $names, 1, 1 ), $this->names( array( 'sorting' => $sorting, 'paging' => array( 'page_size' => '1', 'current_page' => '2' ), 'search' => '{"field_filters":[{"key":"0","operator":"contains","value":"e"}]}' ) ) );
	}

	/** @return array<string, array{array<string, string>, list<string>}> */
	public static function orders(): array {
		return array(
			'as texts'      => array( array( 'key' => '4', 'direction' => 'ASC' ), array( 'Bo', 'Cy', 'Ann' ) ),
			'as numbers'    => array( array( 'key' => '4', 'direction' => 'ASC', 'is_numeric' => 'true' ), array( 'Cy', 'Ann', 'Bo' ) ),
			'the other way' => array( array( 'key' => '4', 'direction' => 'DESC', 'is_numeric' => '1' ), array( 'Bo', 'Ann', 'Cy' ) ),
			'by an input'   => array( array( 'key' => '5.2', 'direction' => 'desc' ), array( 'Bo', 'Cy', 'Ann' ) ),
			'by a date'     => array( array( 'key' => 'date_created', 'direction' => 'ASC' ), array( 'Ann', 'Bo', 'Cy' ) ),
		);
	}

	public function test_a_form_has_its_own_entries_with_its_labels_once(): void {
		$other = $this->form();
		$this->actAs( 'administrator' );
		$this->sent( 'forms-entries-create', 'POST', "forms/{$other}/entries", array( '1' => 'Other' ), 201 );
		$list = $this->asked( 'forms-entries', "forms/{$other}/entries", array( '_labels' => '1' ) );
		$this->assertSame( array( 'Other' ), array_column( $list['entries'], '1' ) );
		$this->assertSame( 'Full name', $list['_labels']['1'] );
		$this->assertSame( array( '5', '5.1', '5.2' ), array_map( 'strval', array_keys( $list['_labels']['5'] ) ) );
		$this->assertArrayNotHasKey( '_labels', $list['entries'][0] );
		$this->assertSame( array( 'Other' ), array_column( $this->asked( 'entries-list', 'entries', array( 'form_id' => (string) $other ) )['entries'], '1' ) );
		$this->assertSame( array( 'Other' ), array_column( $this->asked( 'entries-list', 'entries', array( 'form_ids' => array( (string) $other ) ) )['entries'], '1' ) );
	}

	public function test_lists_of_several_forms_have_labels_in_each_entry(): void {
		$entry = $this->asked( 'entries-list', 'entries', array( '_labels' => '1', '_field_ids' => '1,5.1' ) )['entries'][0];
		$this->assertSame( array( 1, 5 ), array_keys( $entry['_labels'] ) );
		$this->assertSame( array( '1', '5.1', '_labels' ), array_map( 'strval', array_keys( $entry ) ) );
		$this->assertSame( array( 'Full name' ), array_values( $this->asked( 'entries-get', 'entries/' . $this->entry(), array( '_labels' => '1', '_field_ids' => '1' ) )['_labels'] ) );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<string>
	 */
	private function names( array $query ): array {
		return array_column( $this->asked( 'entries-list', 'entries', $query )['entries'], '1' );
	}
}
