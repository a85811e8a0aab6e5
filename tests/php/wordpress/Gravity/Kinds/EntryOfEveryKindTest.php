<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Kinds;

use Atoll\Tests\WordPress\Support\SiteTestCase;

/** An entry with answers of every kind has the keys and values that Gravity Forms gives it. */
final class EntryOfEveryKindTest extends SiteTestCase {

	public function test_an_entry_has_the_keys_and_values_that_gravity_forms_gives_it(): void {
		$number = $this->form( 'every-kind', array( 'fields' => $this->fieldsWithout( 'captcha', 'fileupload' ) ) );
		$reply  = $this->post(
			"/gf/v2/forms/{$number}/submissions",
			array(
				'input_1'    => 'correct horse',
				'input_1_2'  => 'correct horse',
				'input_2'    => array( 'bank', 'mutual' ),
				'input_3_3'  => 'Jo',
				'input_3.6'  => 'Lee',
				'input_4_1'  => '1 Banksia Street',
				'input_4_3'  => 'Perth',
				'input_4_4'  => 'WA',
				'input_4_5'  => '6000',
				'input_5'    => array( array( 'Name' => 'Flo', 'Age' => '3' ), array( 'Max', '5' ) ),
				'input_7'    => '12/31/2024',
				'input_8'    => array( '1', '2', '1990' ),
				'input_9'    => '2024/02/29',
				'input_10'   => array( '9', '05' ),
				'input_11'   => 'gquiz2',
				'input_13'   => 'winter',
			)
		);
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$this->actAs( 'administrator' );
		$entry    = $this->get( '/gf/v2/entries' )->get_data()['entries'][0];
		$expected = array(
			'1'   => 'set',
			'2'   => array( 'bank', 'mutual' ),
			'3.3' => 'Jo',
			'4.5' => '6000',
			'5'   => array( array( 'Name' => 'Flo', 'Age' => '3' ), array( 'Name' => 'Max', 'Age' => '5' ) ),
			'7'   => '2024-12-31',
			'8'   => '1990-02-01',
			'9'   => '2024-02-29',
			'10'  => '09:05',
			'11'  => 'gquiz2',
			'13'  => 'winter',
		);
		foreach ( $expected as $key => $value ) {
			$this->assertSame( $value, $entry[ $key ], "Field {$key}" );
		}
		$this->assertArrayNotHasKey( '8.1', $entry, 'A date is one value.' );
		$this->assertArrayNotHasKey( '1.2', $entry );
		$this->assertStringNotContainsString( 'correct horse', (string) wp_json_encode( $entry ) );
	}

	/** @return list<array<string, mixed>> */
	private function fieldsWithout( string ...$types ): array {
		return array_values(
			array_filter(
				$this->fixture( 'every-kind' )['fields'],
				static fn( array $field ) => ! in_array( $field['type'], $types, true )
			)
		);
	}
}
