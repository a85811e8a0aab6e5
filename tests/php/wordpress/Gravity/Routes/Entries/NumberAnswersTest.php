<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Entries;

use Atoll\Forms\Entries\EntryTexts;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Gravity\Routes\ApiTestCase;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\TestWith;

/** Programs read, write, search and sort numbers as Gravity Forms keeps them; people read what was typed. */
final class NumberAnswersTest extends ApiTestCase {

	protected function setUp(): void {
		parent::setUp();
		$number = static fn( int $id, string $format ): array => array(
			'id'           => $id,
			'type'         => 'number',
			'label'        => "Number {$id}",
			'numberFormat' => $format,
		);
		$fields = array(
			$number( 1, 'decimal_dot' ),
			$number( 2, 'decimal_comma' ),
			$number( 3, 'currency' ),
		);
		$this->number = $this->form( 'enquiry', array( 'fields' => $fields ) );
	}

	public function test_a_program_reads_plain_numbers_and_people_what_was_typed(): void {
		$id    = $this->submit( '1,200,000.50', '1.234,5', '$450,000' );
		$entry = $this->asked( 'entries-get', "entries/{$id}" );
		$this->assertSame( array( '1200000.50', '1234.5', '450000' ), array( $entry['1'], $entry['2'], $entry['3'] ) );
		$this->assertSame( array( '1,200,000.50', '1.234,5', '$450,000' ), $this->shown( $id ) );

		$this->sent( 'entries-update', 'PUT', "entries/{$id}", $entry );
		$this->assertSame( $entry['2'], $this->asked( 'entries-get', "entries/{$id}" )['2'], 'written back' );
		$this->assertSame( array( '1200000.50', '1234,5', '$450,000' ), $this->shown( $id ) );
	}

	public function test_a_number_is_written_as_programs_have_it(): void {
		$id = $this->entry( array( '1' => -0.5, '2' => 1234.5, '3' => '$1,250.5' ) );
		$this->assertSame( array( '-0.5', '1234,5', '$1,250.50' ), $this->shown( $id ) );
	}

	/** @param list<int> $found Places of the entries. */
	#[TestWith( array( '1', '>', '500000', array( 0 ) ) )]
	#[TestWith( array( '1', '<', '500000', array( 1, 2 ) ) )]
	#[TestWith( array( '1', 'is', '1200000', array( 0 ) ) )]
	#[TestWith( array( '1', 'in', array( '90', '7' ), array( 1, 2 ) ) )]
	#[TestWith( array( '2', '>', '1000', array( 0 ) ) )]
	#[TestWith( array( '2', 'is', '999.50', array( 2 ) ) )]
	#[TestWith( array( '3', 'isnot', '450000.00', array( 1, 2 ) ) )]
	public function test_they_are_searched_as_numbers(
		string $key,
		string $operator,
		mixed $value,
		array $found
	): void {
		$ids    = $this->three();
		$filter = array( 'key' => $key, 'operator' => $operator, 'value' => $value );
		$query  = array(
			'form_ids' => array( (string) $this->number ),
			'search'   => (string) wp_json_encode( array( 'field_filters' => array( $filter ) ) ),
		);
		$this->assertSame(
			array_map( static fn( int $place ): string => (string) $ids[ $place ], array_reverse( $found ) ),
			array_column( $this->asked( 'entries-list', 'entries', $query )['entries'], 'id' )
		);
	}

	/** @param list<int> $order Places of the entries. */
	#[TestWith( array( '1', array( 1, 2, 0 ) ) )]
	#[TestWith( array( '2', array( 1, 2, 0 ) ) )]
	#[TestWith( array( '3', array( 1, 2, 0 ) ) )]
	public function test_they_are_sorted_as_numbers( string $key, array $order ): void {
		$ids = $this->three();
		$this->assertSame( array_map( static fn( int $place ): int => $ids[ $place ], $order ), $this->sorted( $key ) );
	}

	public function test_a_plain_number_that_was_moved_is_sorted_beside_typed_ones(): void {
		global $wpdb;
		$typed = $this->submit( '1', '1.235', '1' );
		$moved = $this->submit( '2', '1234,5', '2' );
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_entries SET answers = '{\"2\":\"1234.5\"}' WHERE id = {$moved}" );
		$this->assertSame( array( $moved, $typed ), $this->sorted( '2' ) );
	}

	public function test_amounts_from_before_their_field_was_money_are_sorted_beside_plain_ones(): void {
		global $wpdb;
		$plain = $this->submit( '1', '1', '$90,000' );
		$typed = $this->submit( '2', '2', '$1' );
		$third = $this->submit( '3', '3', '$1' );
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_entries SET answers = '{\"3\":\"850,000\"}' WHERE id = {$typed}" );
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_entries SET answers = '{\"3\":\"-$ 5,000\"}' WHERE id = {$third}" );
		$this->assertSame( array( $third, $plain, $typed ), $this->sorted( '3' ) );
	}

	/** @return list<int> Ids. */
	private function three(): array {
		return array(
			$this->submit( '1,200,000', '1.234', '$450,000.00' ),
			$this->submit( '7', '12,25', '900' ),
			$this->submit( '90', '999,5', '$1,250' ),
		);
	}

	/** @return list<int> Ids, the smallest number first. */
	private function sorted( string $key ): array {
		$query = array(
			'form_ids' => array( (string) $this->number ),
			'sorting'  => array( 'key' => $key, 'direction' => 'ASC' ),
		);
		return array_map(
			intval( ... ),
			array_column( $this->asked( 'entries-list', 'entries', $query )['entries'], 'id' )
		);
	}

	private function submit( string $dot, string $comma, string $money ): int {
		$this->sent(
			'submissions',
			'POST',
			"forms/{$this->number}/submissions",
			array( 'input_1' => $dot, 'input_2' => $comma, 'input_3' => $money )
		);
		return (int) $this->asked( 'entries-list', 'entries' )['entries'][0]['id'];
	}

	/** @return list<string> */
	private function shown( int $id ): array {
		$entry = Inside::get( EntryRepository::class )->find( $id ) ?? $this->fail( 'no entry' );
		return array_column( Inside::get( EntryTexts::class )->answers( $entry ), 'value' );
	}
}
