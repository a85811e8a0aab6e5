<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Entries;

use PHPUnit\Framework\Attributes\DataProvider;

/** `field_filters` as loosely as Gravity Forms' clients write them; what makes no sense does not find everything. */
final class FieldFiltersTest extends EntrySearchTestCase {

	/**
	 * @param array<mixed> $filters
	 * @param list<string> $found
	 */
	#[DataProvider( 'looseFilters' )]
	public function test_loosely_written_filters_find( array $filters, array $found ): void {
		$this->assertSame( $found, $this->names( array( 'search' => self::search( $filters ) ) ) );
	}

	/** @return array<string, array{array<mixed>, list<string>}> */
	public static function looseFilters(): array {
		$anySent = array( 'operator' => 'contains', 'value' => 'sent me' );
		return array(
			'is not, in two words'      => array(
				array( array( 'key' => '1', 'operator' => 'IS NOT', 'value' => 'Bo' ) ),
				array( 'Cy', 'Ann' ),
			),
			'= with a list'             => array(
				array( array( 'key' => '1', 'operator' => '=', 'value' => array( 'Bo', 'Cy' ) ) ),
				array( 'Cy', 'Bo' ),
			),
			'<> with a list'            => array(
				array( array( 'key' => '1', 'operator' => '<>', 'value' => array( 'Bo', 'Cy' ) ) ),
				array( 'Ann' ),
			),
			'no key means any field'    => array( array( $anySent ), array( 'Cy' ) ),
			'so does an empty one'      => array( array( array( 'key' => '' ) + $anySent ), array( 'Cy' ) ),
			'and null'                  => array( array( array( 'key' => null ) + $anySent ), array( 'Cy' ) ),
			'a flag as true'            => array(
				array( array( 'key' => 'is_read', 'value' => true ) ),
				array( 'Bo' ),
			),
			'a flag as false'           => array(
				array( array( 'key' => 'is_read', 'value' => false ) ),
				array( 'Cy', 'Ann' ),
			),
			'a flag in words'           => array(
				array( array( 'key' => 'is_starred', 'operator' => 'isnot', 'value' => 'true' ) ),
				array( 'Bo', 'Ann' ),
			),
			'like, with a text between' => array(
				array( array( 'key' => '9', 'operator' => 'like', 'value' => '%SENT%' ) ),
				array( 'Cy' ),
			),
			'like, with two texts'      => array(
				array( array( 'key' => '2', 'operator' => 'like', 'value' => '_o@%.com' ) ),
				array( 'Bo' ),
			),
			'like, with a whole text'   => array(
				array( array( 'key' => '2', 'operator' => 'like', 'value' => 'example' ) ),
				array(),
			),
			'like, in any field'        => array(
				array( array( 'operator' => 'like', 'value' => 'ann%' ) ),
				array( 'Cy', 'Ann' ),
			),
			'like, of a day'            => array(
				array( array( 'key' => 'date_created', 'operator' => 'like', 'value' => '2026-03-02%' ) ),
				array( 'Bo' ),
			),
			'no filters'                => array( array(), array( 'Cy', 'Bo', 'Ann' ) ),
		);
	}

	#[DataProvider( 'senselessFilters' )]
	public function test_what_is_no_filter_is_refused( mixed $filters ): void {
		$this->assertSame(
			array( 400, 'invalid_filter' ),
			$this->refused( 'GET', 'entries?search=' . rawurlencode( self::search( $filters ) ) )
		);
	}

	/** @return array<string, array{mixed}> */
	public static function senselessFilters(): array {
		return array(
			'an operator that there is not' => array(
				array( array( 'key' => '1', 'operator' => 'sounds like', 'value' => 'Bo' ) ),
			),
			'a list for one value'          => array(
				array( array( 'key' => '1', 'operator' => 'contains', 'value' => array( 'Bo', 'Cy' ) ) ),
			),
			'one filter without its list'   => array( array( 'key' => '1', 'value' => 'Bo' ) ),
			'a text'                        => array( 'Bo' ),
		);
	}

	private static function search( mixed $filters ): string {
		return (string) wp_json_encode( array( 'field_filters' => $filters ) );
	}
}
