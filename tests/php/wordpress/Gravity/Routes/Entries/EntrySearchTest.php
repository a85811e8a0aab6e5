<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Entries;

use PHPUnit\Framework\Attributes\DataProvider;

/** Searching in gf/v2/entries, as Gravity Forms' documentation and its clients ask. */
final class EntrySearchTest extends EntrySearchTestCase {

	/** @param list<string> $found */
	#[DataProvider( 'searches' )]
	public function test_field_filters_find( array $filters, array $found ): void {
		$this->assertSame(
			$found,
			$this->names( array( 'search' => (string) wp_json_encode( array( 'field_filters' => $filters ) ) ) )
		);
	}

	/** @return array<string, array{array<mixed>, list<string>}> */
	public static function searches(): array {
		$filter = static fn( string|int $key, string $operator, mixed $value ): array => array(
			'key'      => $key,
			'operator' => $operator,
			'value'    => $value,
		);
		return array(
			'is, which is meant when nothing is said' => array(
				array( array( 'key' => '1', 'value' => 'bo' ) ),
				array( 'Bo' ),
			),
			'='                          => array( array( $filter( '2', '=', 'cy@example.org' ) ), array( 'Cy' ) ),
			'isnot'                      => array( array( $filter( '1', 'isnot', 'Bo' ) ), array( 'Cy', 'Ann' ) ),
			'<>'                         => array( array( $filter( '1', '<>', 'Bo' ) ), array( 'Cy', 'Ann' ) ),
			'contains'                   => array(
				array( $filter( '2', 'contains', 'example.com' ) ),
				array( 'Bo', 'Ann' ),
			),
			'like, in capitals'          => array(
				array( $filter( '2', 'LIKE', '%EXAMPLE.COM' ) ),
				array( 'Bo', 'Ann' ),
			),
			'more than, as numbers'      => array( array( $filter( '4', '>', '100' ) ), array( 'Bo', 'Ann' ) ),
			'in a list'                  => array(
				array( $filter( '1', 'in', array( 'Ann', 'Cy' ) ) ),
				array( 'Cy', 'Ann' ),
			),
			'a list means in'            => array(
				array( array( 'key' => '1', 'value' => array( 'Ann', 'Cy' ) ) ),
				array( 'Cy', 'Ann' ),
			),
			'not in a list'              => array(
				array( $filter( '1', 'not in', array( 'Ann', 'Cy' ) ) ),
				array( 'Bo' ),
			),
			'a checkbox by its input'    => array( array( $filter( '5.2', 'is', 'refinance' ) ), array( 'Bo' ) ),
			'a checkbox by its field'    => array( array( $filter( '5', 'is', 'home' ) ), array( 'Ann' ) ),
			'any field'                  => array( array( $filter( '0', 'contains', 'ann' ) ), array( 'Cy', 'Ann' ) ),
			'any field, by a number'     => array( array( $filter( 0, 'is', 'Cy' ) ), array( 'Cy' ) ),
			'any field, by a choice’s words' => array( array( $filter( '0', 'is', 'Refinancing' ) ), array( 'Bo' ) ),
			'any field, by some of them' => array( array( $filter( '', 'contains', 'home l' ) ), array( 'Ann' ) ),
			'any field, by their pattern' => array( array( $filter( '0', 'like', 'refinanci%' ) ), array( 'Bo' ) ),
			'their words and another'    => array(
				array( $filter( '0', 'contains', 'loan' ), $filter( '1', 'isnot', 'Cy' ) ),
				array( 'Ann' ),
			),
			'a field, not by its words'  => array( array( $filter( '5', 'is', 'Refinancing' ) ), array() ),
			'two, both of which hold'    => array(
				array( $filter( '2', 'contains', 'example.com' ), $filter( '4', '<', '1000' ) ),
				array( 'Ann' ),
			),
			'two, one of which holds'    => array(
				array( 'mode' => 'any', $filter( '1', 'is', 'Ann' ), $filter( '1', 'is', 'Cy' ) ),
				array( 'Cy', 'Ann' ),
			),
			'a property'                 => array( array( $filter( 'is_read', 'is', '1' ) ), array( 'Bo' ) ),
			'a property or an answer'    => array(
				array( 'mode' => 'any', $filter( 'is_starred', '=', 1 ), $filter( '1', 'is', 'Bo' ) ),
				array( 'Cy', 'Bo' ),
			),
			'an address'                 => array(
				array( $filter( 'source_url', 'starts_with', 'https://example.com/loans' ) ),
				array( 'Cy' ),
			),
			'a day'                      => array(
				array( $filter( 'date_created', 'is', '2026-03-02' ) ),
				array( 'Bo' ),
			),
			'after a day'                => array(
				array( $filter( 'date_created', '>', '2026-03-02' ) ),
				array( 'Cy' ),
			),
			'from a day on'              => array(
				array( $filter( 'date_created', '>=', '2026-03-02' ) ),
				array( 'Cy', 'Bo' ),
			),
			'any of a day and an answer' => array(
				array( 'mode' => 'any', $filter( 'date_created', 'is', '2026-03-02' ), $filter( '1', 'is', 'Cy' ) ),
				array( 'Cy', 'Bo' ),
			),
			'any of two days'            => array(
				array(
					'mode' => 'any',
					$filter( 'date_created', 'is', '2026-03-01' ),
					$filter( 'date_created', 'is', '2026-03-03' ),
				),
				array( 'Cy', 'Ann' ),
			),
			'not on a day'               => array(
				array( $filter( 'date_created', 'isnot', '2026-03-02' ) ),
				array( 'Cy', 'Ann' ),
			),
			'on one of two days'         => array(
				array( $filter( 'date_created', 'in', array( '2026-03-01', '2026-03-03' ) ) ),
				array( 'Cy', 'Ann' ),
			),
			'a key that there is not'    => array( array( $filter( 'password', 'is', 'x' ) ), array() ),
		);
	}

	/** @param list<string> $found */
	#[DataProvider( 'statuses' )]
	public function test_statuses_find( mixed $status, array $found ): void {
		$this->entry( array( '1' => 'Spam', 'status' => 'spam' ) );
		$this->assertSame(
			$found,
			$this->names( array( 'search' => (string) wp_json_encode( array( 'status' => $status ) ) ) )
		);
	}

	/** @return array<string, array{mixed, list<string>}> */
	public static function statuses(): array {
		return array(
			'one'     => array( 'spam', array( 'Spam' ) ),
			'none'    => array( '', array( 'Cy', 'Bo', 'Ann' ) ),
			'null'    => array( null, array( 'Cy', 'Bo', 'Ann' ) ),
			'several' => array( array( 'active', 'spam' ), array( 'Spam', 'Cy', 'Bo', 'Ann' ) ),
		);
	}

	public function test_an_empty_search_finds_what_is_active(): void {
		$this->assertSame( array( 'Cy', 'Bo', 'Ann' ), $this->names( array( 'search' => '' ) ) );
	}
}
