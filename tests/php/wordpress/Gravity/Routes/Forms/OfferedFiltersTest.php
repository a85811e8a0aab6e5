<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Forms;

use Atoll\Tests\WordPress\Gravity\Routes\ApiTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** What gf/v2/forms/{id}/field-filters offers finds what it says. */
final class OfferedFiltersTest extends ApiTestCase {

	/** What is typed where there are no choices, and what is less and more than it. */
	private const TYPED = '7';
	private const LESS  = '6';
	private const MORE  = '8';

	#[TestWith( array( 'every-kind' ) )]
	#[TestWith( array( 'enquiry' ) )]
	public function test_each_operator_and_value_finds_the_entry_that_has_it( string $fixture ): void {
		$blank   = $this->blankOf( $fixture );
		$filters = array_filter(
			$this->asked( 'forms-field-filters', "forms/{$this->number}/field-filters" ),
			static fn( array $filter ): bool => (int) $filter['key'] > 0
		);
		$this->assertGreaterThan( 5, count( $filters ) );
		foreach ( $filters as $filter ) {
			$values = array_column( $filter['values'] ?? array( array( 'value' => self::TYPED ) ), 'value' );
			foreach ( $values as $value ) {
				$id = $this->entry( $this->answer( $filter['key'], $value ) + array( '1' => '' ) );
				foreach ( $filter['operators'] as $operator ) {
					$wanted = array( '>' => self::LESS, '<' => self::MORE )[ $operator ] ?? $value;
					$this->assertSame(
						array( 'isnot' === $operator ? $blank : $id ),
						$this->found( array( $id, $blank ), $filter['key'], $operator, $wanted ),
						"{$filter['text']} {$operator} {$wanted}"
					);
				}
			}
		}
	}

	#[TestWith( array( '2', 'is', 'BANK', array( 'one', 'both' ) ) )]
	#[TestWith( array( '2', 'isnot', 'mutual', array( 'one' ) ) )]
	#[TestWith( array( '2', 'in', array( 'mutual', 'other' ), array( 'both' ) ) )]
	#[TestWith( array( '2', 'contains', 'mut', array( 'both' ) ) )]
	#[TestWith( array( '0', 'is', 'mutual', array( 'both' ) ) )]
	#[TestWith( array( '0', 'contains', 'flo', array( 'both' ) ) )]
	public function test_several_choices_of_one_input_are_compared_each(
		string $key,
		string $operator,
		mixed $value,
		array $found
	): void {
		$this->blankOf( 'every-kind' );
		$rows  = array( array( 'Name' => 'Flo', 'Age' => '3' ) );
		$both  = $this->entry( array( '2' => array( 'bank', 'mutual' ), '5' => $rows ) );
		$named = array( 'both' => $both, 'one' => $this->entry( array( '2' => array( 'bank' ) ) ) );
		$this->assertSame(
			array_map( static fn( string $name ): int => $named[ $name ], $found ),
			$this->found( array_values( $named ), $key, $operator, $value )
		);
		$search = self::search( array_values( $named ), $key, $operator, $value );
		$this->assertSame(
			count( $found ),
			$this->asked( 'entries-list', 'entries', $search )['total_count'],
			'also where no form is named'
		);
	}

	/** @return int A new form's entry without answers. */
	private function blankOf( string $fixture ): int {
		$this->number = $this->form( $fixture );
		$this->actAs( 'administrator' );
		return $this->entry( array( '1' => '' ) );
	}

	/** @return array<array-key, mixed> */
	private function answer( string $key, string $value ): array {
		$fields = $this->asked( 'forms-get', "forms/{$this->number}" )['fields'];
		return match ( array_column( $fields, 'type', 'id' )[ $key ] ?? '' ) {
			'checkbox', 'consent' => array( "{$key}.1" => $value ), // They are filtered by their field.
			'list'                => array( $key => array( array( $value ) ) ),
			default               => array( $key => $value ),
		};
	}

	/**
	 * @param list<int> $among
	 * @return list<int>
	 */
	private function found( array $among, string $key, string $operator, mixed $value ): array {
		$search = self::search( $among, $key, $operator, $value );
		$list   = $this->asked( 'forms-entries', "forms/{$this->number}/entries", $search );
		return array_map( intval( ... ), array_column( $list['entries'], 'id' ) );
	}

	/**
	 * @param list<int> $among
	 * @return array{search: string}
	 */
	private static function search( array $among, string $key, string $operator, mixed $value ): array {
		$filters = array(
			array( 'key' => 'id', 'operator' => 'in', 'value' => $among ),
			array( 'key' => $key, 'operator' => $operator, 'value' => $value ),
		);
		return array( 'search' => (string) wp_json_encode( array( 'field_filters' => $filters ) ) );
	}
}
