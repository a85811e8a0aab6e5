<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Engine\Formats\NumberFormat;
use Atoll\Forms\Entries\Storage\AnswerCondition;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryOrder;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

/** Which entries a list shows, and in what order. */
final class CriteriaTest extends StoredEntriesTestCase {

	/**
	 * @param string|list<string> $value
	 * @param list<string>        $finds
	 */
	#[DataProvider( 'conditions' )]
	public function test_an_answer( string $key, string $operator, string|array $value, array $finds ): void {
		$criteria = new EntryCriteria( conditions: array( new AnswerCondition( $key, $operator, $value ) ) );
		$this->assertSame( $finds, $this->names( $criteria ) );
		$this->assertSame( count( $finds ), $this->entries()->count( $criteria ) );
	}

	/** @return iterable<string, array{string, string, string|list<string>, list<string>}> */
	public static function conditions(): iterable {
		yield 'is' => array( '7', 'is', 'vic', array( 'mia' ) );
		yield 'is nothing' => array( '7', 'is', '', array( 'banjo' ) );
		yield 'is, without its accent' => array( '1', 'is', 'jose nguyen', array( 'jose' ) );
		yield 'is not' => array( '7', 'isnot', 'VIC', array( 'banjo', 'jose' ) );
		yield 'contains' => array( '9', 'contains', 'nit in gee', array( 'jose' ) );
		yield 'contains a part of a word' => array( '9', 'contains', 'arava', array( 'banjo' ) );
		yield 'starts with' => array( '9', 'starts_with', 'we buy the o', array( 'mia' ) );
		yield 'starts with what stands elsewhere' => array( '9', 'starts_with', 'buy', array() );
		yield 'ends with' => array( '2', 'ends_with', 'example.com', array( 'banjo', 'jose' ) );
		yield 'ends with a whole word' => array( '9', 'ends_with', 'sure_thing', array( 'banjo' ) );
		yield 'more than' => array( '4', '>', '350000', array( 'jose' ) );
		yield 'at least' => array( '4', '>=', '350000', array( 'jose', 'mia' ) );
		yield 'less than' => array( '4', '<', '1250000', array( 'banjo', 'mia' ) );
		yield 'at most' => array( '4', '<=', '350000', array( 'banjo', 'mia' ) );
		yield 'in' => array( '6', 'in', array( 'now', 'never' ), array( 'banjo', 'mia' ) );
		yield 'not in' => array( '6', 'notin', array( 'now', 'never' ), array( 'jose' ) );
		yield 'any input of a field' => array( '5', 'is', 'refinance', array( 'jose' ) );
		yield 'no input of a field' => array( '5', 'isnot', 'refinance', array( 'banjo', 'mia' ) );
		yield 'one input' => array( '5.1', 'is', 'home', array( 'mia' ) );
		yield 'another input' => array( '5.2', 'is', 'home', array() );
	}

	/** @param string|list<string> $value */
	#[TestWith( array( '1,200,000', NumberFormat::DecimalDot, '>=', '500000' ) )]
	#[TestWith( array( '450000.00', NumberFormat::DecimalDot, '<=', '450,000' ) )]
	#[TestWith( array( '1.234', NumberFormat::DecimalComma, '>=', '1000' ) )]
	#[TestWith( array( '1.234,50', NumberFormat::DecimalComma, '<=', '1234.5' ) )]
	#[TestWith( array( '1234.5', NumberFormat::DecimalComma, '<', '1234,6' ), 'as Gravity Forms keeps it' )]
	#[TestWith( array( '450000.00', NumberFormat::Currency, '>=', '$450,000' ) )]
	public function test_a_number_is_one_in_its_format(
		string $typed,
		NumberFormat $format,
		string $operator,
		string|array $value
	): void {
		$this->store( 'counted', array( '9' => $typed ) );
		$found = fn( string $operator ) => $this->names(
			new EntryCriteria( conditions: array( new AnswerCondition( '9', $operator, $value, false, $format ) ) )
		);
		$this->assertSame( array( 'counted' ), $found( $operator ) );
		$not = array( '>=' => '<', '<=' => '>', '<' => '>=' )[ $operator ];
		$this->assertSame( array(), $found( $not ) );
	}

	#[TestWith( array( '北京市朝阳区建国门外大街一号', 'contains', '外大街' ) )]
	#[TestWith( array( 'Αλεξανδρουπολίτισσα', 'ends_with', 'πολίτισσα' ) )]
	#[TestWith( array( 'достопримечательность', 'contains', 'чательность' ) )]
	#[TestWith( array( 'достопримечательность', 'starts_with', 'достоприм' ) )]
	public function test_a_long_word_in_another_script_is_found_by_its_end(
		string $text,
		string $operator,
		string $part
	): void {
		$this->store( 'abroad', array( '9' => $text ) );
		$criteria = new EntryCriteria( conditions: array( new AnswerCondition( '9', $operator, $part ) ) );
		$this->assertSame( array( 'abroad' ), $this->names( $criteria ) );
	}

	public function test_all_of_several_conditions_or_any(): void {
		$conditions = array( new AnswerCondition( '6', 'is', 'now' ), new AnswerCondition( '7', 'is', 'QLD' ) );
		$this->assertSame( array(), $this->names( new EntryCriteria( conditions: $conditions ) ) );
		$this->assertSame(
			array( 'banjo', 'jose', 'mia' ),
			$this->names( new EntryCriteria( conditions: $conditions, any: true ) )
		);
		$this->assertSame(
			array( 'banjo' ),
			$this->names( new EntryCriteria( search: 'caravan', conditions: $conditions, any: true ) )
		);
	}

	/** @param array<string, bool> $flags */
	#[DataProvider( 'marks' )]
	public function test_what_is_marked_is_found_among_others_by_an_index_of_its_own(
		array $flags,
		string $index
	): void {
		global $wpdb;
		$other = $this->store( 'other', array( '1' => 'Other' ) );
		$this->entries()->setFlags(
			array_values( array_diff( array_keys( $this->named ), array( $other->id ) ) ),
			read: true
		);
		$this->entries()->setFlags( array( $other->id ), starred: true );
		$ran  = array();
		$keep = static function ( string $query ) use ( &$ran ): string {
			$ran[] = $query;
			return $query;
		};
		add_filter( 'query', $keep );
		$criteria = new EntryCriteria(
			...array(
				'formNumbers' => array( $this->form->id() ),
				'order' => new EntryOrder( 'date_created' ),
				...$flags,
			)
		);
		$this->assertSame( array( 'other' ), $this->names( $criteria ) );
		$this->assertSame( 1, $this->entries()->count( $criteria ) );
		remove_filter( 'query', $keep );
		$this->assertSame(
			array( $index, $index ),
			array_map( static fn( string $query ) => $wpdb->get_row( "EXPLAIN {$query}" )->key, $ran )
		);
	}

	/** @return iterable<string, array{array<string, bool>, string}> */
	public static function marks(): iterable {
		yield 'starred' => array( array( 'isStarred' => true ), 'status_starred' );
		yield 'unread' => array( array( 'isRead' => false ), 'status_read' );
	}

	public function test_places_pages_marks_and_numbers(): void {
		$spam = $this->store( 'spam', array( '1' => 'Buy caravan' ), 'spam', 'https://example.com/contact/?from=ad' );
		$this->assertSame( array( 'banjo' ), $this->names( new EntryCriteria( search: 'caravan' ) ) );
		$this->assertSame(
			array( 'banjo', 'spam' ),
			$this->names( new EntryCriteria( array( 'active', 'spam' ), search: 'caravan' ) )
		);
		$this->assertSame(
			array( 'spam' ),
			$this->names( new EntryCriteria( 'spam', sourceUrl: 'https://example.com/contact/' ) )
		);
		$this->assertSame(
			array(),
			$this->names( new EntryCriteria( 'spam', sourceUrl: 'https://example.com/c_ntact/' ) )
		);
		$this->assertSame( 1, $this->entries()->setFlags( array( $spam->id ), read: true, starred: true ) );
		$this->assertSame(
			array( 'spam' ),
			$this->names( new EntryCriteria( array( 'active', 'spam' ), isRead: true, isStarred: true ) )
		);
		$this->assertCount( 3, $this->names( new EntryCriteria( array( 'active', 'spam' ), isRead: false ) ) );
		$this->assertSame(
			array( 'spam' ),
			$this->names( new EntryCriteria( array( 'active', 'spam' ), ids: array( $spam->id ) ) )
		);
		$this->assertSame( array(), $this->names( new EntryCriteria( formNumbers: array( 999999 ) ) ) );
	}

	public function test_a_time_has_both_its_ends(): void {
		$this->date( 'mia', '2026-01-31 23:59:59' );
		$this->date( 'jose', '2026-02-01 00:00:00' );
		$this->date( 'banjo', '2026-02-28 23:59:59' );
		$this->assertSame(
			array( 'banjo', 'jose' ),
			$this->names( new EntryCriteria( from: '2026-02-01 00:00:00', until: '2026-02-28 23:59:59' ) )
		);
		$this->assertCount(
			2,
			iterator_to_array(
				$this->entries()->stream(
					new EntryCriteria( from: '2026-02-01 00:00:00', until: '2026-02-28 23:59:59' )
				),
				false
			)
		);
		$this->assertSame( array( 'mia' ), $this->names( new EntryCriteria( until: '2026-01-31 23:59:59' ) ) );
	}

	public function test_pages_never_overlap_though_all_came_in_one_moment(): void {
		array_map( fn( string $name ) => $this->date( $name, '2026-02-01 00:00:00' ), $this->named );
		$page = fn( int $offset, bool $up ) => $this->inOrder(
			new EntryCriteria( limit: 1, offset: $offset, order: new EntryOrder( 'date_created', $up ) )
		);
		$this->assertSame(
			array( 'banjo', 'jose', 'mia' ),
			array_merge( $page( 0, false ), $page( 1, false ), $page( 2, false ) )
		);
		$this->assertSame(
			array( 'mia', 'jose', 'banjo' ),
			array_merge( $page( 0, true ), $page( 1, true ), $page( 2, true ) )
		);
		$this->assertSame( array(), $page( 3, true ) );
	}

	public function test_a_count_looks_no_further_than_it_is_asked_to(): void {
		$this->assertSame( 2, $this->entries()->count( new EntryCriteria(), 1 ) );
		$this->assertSame( 3, $this->entries()->count( new EntryCriteria(), 3 ) );
		$this->assertSame(
			2,
			$this->entries()->count(
				new EntryCriteria( conditions: array( new AnswerCondition( '1', 'isnot', '' ) ) ),
				1
			)
		);
	}

	private function date( string $name, string $date ): void {
		global $wpdb;
		$wpdb->update(
			"{$wpdb->prefix}atoll_entries",
			array( 'date_created' => $date ),
			array( 'id' => array_search( $name, $this->named, true ) )
		);
	}
}
