<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Entries;

use Atoll\Tests\WordPress\Gravity\Routes\ApiTestCase;

/** A list whose columns have numbers for titles. */
final class NumberedColumnsTest extends ApiTestCase {

	public function test_cells_by_their_places_stay_in_their_columns(): void {
		$this->addList( '1', '2', '3' );
		$rows = fn( array $sent ): mixed => $this->asked(
			'entries-get',
			'entries/' . $this->entry( array( '1' => $sent ) )
		)['1'];

		$this->assertSame( array( array( 1 => 'a', 2 => 'b', 3 => 'c' ) ), $rows( array( array( 'a', 'b', 'c' ) ) ) );
		$this->assertSame(
			array( array( 1 => 'a', 2 => 'b', 3 => 'c' ) ),
			$rows( array( array( '1' => 'a', '2' => 'b', '3' => 'c' ) ) )
		);
	}

	public function test_a_row_is_a_map_though_its_columns_are_counted_from_0(): void {
		$this->addList( '0', '1' );
		$id = $this->entry( array( '1' => array( array( 'a', 'b' ) ) ) );
		$entry = $this->get( "/gf/v2/entries/{$id}", array() )->get_data();
		$this->assertStringContainsString( '"1":[{"0":"a","1":"b"}]', (string) wp_json_encode( $entry ) );
	}

	private function addList( string ...$titles ): void {
		$columns      = array_map( static fn( string $text ) => array( 'text' => $text, 'value' => $text ), $titles );
		$list         = array(
			'id'            => 1,
			'type'          => 'list',
			'label'         => 'Income',
			'enableColumns' => true,
			'choices'       => $columns,
		);
		$this->number = $this->form( 'enquiry', array( 'fields' => array( $list ) ) );
		$this->actAs( 'administrator' );
	}
}
