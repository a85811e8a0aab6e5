<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Entries;

use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessCriteria;
use Atoll\Platform\AccessLog\AccessRepository;
use Atoll\Platform\Database\Queries;
use PHPUnit\Framework\Attributes\DataProvider;

/** Lists of gf/v2/entries: their pages, their order and their labels. */
final class EntryListsTest extends EntrySearchTestCase {

	public function test_a_page_that_no_list_has_is_empty(): void {
		$beyond = array(
			array( 'current_page' => '9223372036854775807', 'page_size' => '1000' ),
			array( 'offset' => '1e30' ),
			array( 'current_page' => '-5', 'page_size' => '0' ),
		);
		foreach ( $beyond as $paging ) {
			$this->assertIsArray( $this->asked( 'entries-list', 'entries', array( 'paging' => $paging ) )['entries'] );
		}
	}

	public function test_a_page_of_no_size_has_all(): void {
		$all = array( 'page_size' => '0' );
		$this->assertSame( array( 'Cy', 'Bo', 'Ann' ), $this->names( array( 'paging' => $all ) ) );
	}

	public function test_whoever_takes_a_list_is_written_down(): void {
		$this->asked( 'entries-list', 'entries', array( 'paging' => array( 'page_size' => '1' ) ) );
		$this->asked( 'forms-entries', "forms/{$this->number}/entries" );
		$records = ( new AccessRepository( new Queries( $GLOBALS['wpdb'] ) ) )->list(
			new AccessCriteria( get_current_user_id(), AccessAction::Listed )
		);
		$this->assertSame( '{"paging":{"page_size":"1"}}', $records[1]->detail );
		$this->assertSame( array( 1, true ), array( $records[1]->entries, $records[0]->entries > 1 ) );
	}

	public function test_ids_can_be_left_out(): void {
		$entries = $this->asked( 'entries-list', 'entries' )['entries'];
		$two     = array( (int) $entries[0]['id'], (int) $entries[1]['id'] );
		$filter  = array( 'key' => 'id', 'operator' => 'not in', 'value' => $two );
		$search  = array( 'field_filters' => array( $filter ) );
		$this->assertSame( array( 'Ann' ), $this->names( array( 'search' => (string) wp_json_encode( $search ) ) ) );
		$search['field_filters'][0] = array( 'key' => 'entry_id', 'operator' => 'is', 'value' => $entries[1]['id'] );
		$this->assertSame( array( 'Bo' ), $this->names( array( 'search' => (string) wp_json_encode( $search ) ) ) );
	}

	public function test_lists_are_counted_whole_and_paged_after_the_search(): void {
		$search = '{"field_filters":[{"key":"4","operator":">","value":"50"}]}';
		$second = $this->asked(
			'entries-list',
			'entries',
			array( 'search' => $search, 'paging' => array( 'page_size' => '2', 'current_page' => '2' ) )
		);
		$this->assertSame(
			array( 3, array( 'Ann' ) ),
			array( $second['total_count'], array_column( $second['entries'], '1' ) )
		);
	}

	#[DataProvider( 'orders' )]
	public function test_entries_are_sorted_by_answers_and_properties( array $sorting, array $names ): void {
		$this->assertSame( $names, $this->names( array( 'sorting' => $sorting ) ) );
		$this->assertSame(
			array_slice( $names, 1, 1 ),
			$this->names(
				array(
					'sorting' => $sorting,
					'paging'  => array( 'page_size' => '1', 'current_page' => '2' ),
					'search'  => '{"field_filters":[{"key":"0","operator":"contains","value":"e"}]}',
				)
			)
		);
	}

	/** @return array<string, array{array<string, string>, list<string>}> */
	public static function orders(): array {
		return array(
			'as texts'      => array( array( 'key' => '4', 'direction' => 'ASC' ), array( 'Bo', 'Cy', 'Ann' ) ),
			'as numbers'    => array(
				array( 'key' => '4', 'direction' => 'ASC', 'is_numeric' => 'true' ),
				array( 'Cy', 'Ann', 'Bo' ),
			),
			'the other way' => array(
				array( 'key' => '4', 'direction' => 'DESC', 'is_numeric' => '1' ),
				array( 'Bo', 'Ann', 'Cy' ),
			),
			'by an input'   => array( array( 'key' => '5.2', 'direction' => 'desc' ), array( 'Bo', 'Cy', 'Ann' ) ),
			'by a date'     => array(
				array( 'key' => 'date_created', 'direction' => 'ASC' ),
				array( 'Ann', 'Bo', 'Cy' ),
			),
		);
	}

	public function test_a_form_has_its_own_entries_with_its_labels_once(): void {
		$other = $this->form();
		$this->actAs( 'administrator' );
		$this->sent( 'forms-entries-create', 'POST', "forms/{$other}/entries", array( '1' => 'Other' ), 201 );
		$list = $this->asked( 'forms-entries', "forms/{$other}/entries", array( '_labels' => '1' ) );
		$this->assertSame( array( 'Other' ), array_column( $list['entries'], '1' ) );
		$this->assertSame( 'Full name', $list['_labels']['1'] );
		$labelled = array_keys( $list['_labels'] );
		$this->assertSame( array( 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12 ), $labelled, 'no button, no text' );
		$this->assertSame( array( '5', '5.1', '5.2' ), array_map( 'strval', array_keys( $list['_labels']['5'] ) ) );
		$this->assertArrayNotHasKey( '_labels', $list['entries'][0] );
		$this->assertSame(
			array( 'Other' ),
			array_column(
				$this->asked( 'entries-list', 'entries', array( 'form_id' => (string) $other ) )['entries'],
				'1'
			)
		);
		$this->assertSame(
			array( 'Other' ),
			array_column(
				$this->asked( 'entries-list', 'entries', array( 'form_ids' => array( (string) $other ) ) )['entries'],
				'1'
			)
		);
	}

	public function test_lists_of_several_forms_have_labels_in_each_entry(): void {
		$entry = $this->asked(
			'entries-list',
			'entries',
			array( '_labels' => '1', '_field_ids' => '1,5.1' )
		)['entries'][0];
		$this->assertSame( array( 1, 5 ), array_keys( $entry['_labels'] ) );
		$this->assertSame( array( '1', '5.1', '_labels' ), array_map( 'strval', array_keys( $entry ) ) );
		$this->assertSame(
			array( 'Full name' ),
			array_values(
				$this->asked(
					'entries-get',
					'entries/' . $this->entry(),
					array( '_labels' => '1', '_field_ids' => '1' )
				)['_labels']
			)
		);
	}
}
