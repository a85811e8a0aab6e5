<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Commands;

/** `wp atoll form diff` where the same questions stand in another order. */
final class OrderOfFieldsTest extends CommandTestCase {

	public function test_fields_that_stand_elsewhere_are_told_and_it_ends_with_1(): void {
		$differences = $this->differences(
			static fn( array $fields ) => array( $fields[0], $fields[2], $fields[1], ...array_slice( $fields, 3 ) )
		);
		$this->assertSame(
			array( array( 'order of fields', 'changed', '3, 2', '2, 3' ) ),
			array_map( static fn( array $row ) => array_slice( array_values( $row ), 1 ), $differences )
		);
	}

	public function test_a_field_that_only_one_of_them_has_moves_no_other(): void {
		$differences = $this->differences( static fn( array $fields ) => array_slice( $fields, 1 ) );
		$this->assertSame( array( 'only on the site' ), array_column( $differences, 'difference' ) );
	}

	/**
	 * @param \Closure( list<mixed> ): list<mixed> $change To the site's fields, for those of the file.
	 * @return list<array<string, mixed>>
	 */
	private function differences( \Closure $change ): array {
		$number         = $this->form();
		$form           = json_decode( $this->prints( 'form', 'export', (string) $number ), true )[0];
		$form['fields'] = $change( $form['fields'] );
		$path           = $this->file( $form );
		$out            = $this->fails( 'form', 'diff', $path, '--format=json' );
		unlink( $path );
		return json_decode( (string) strrchr( "\n" . trim( $out ), "\n" ), true, 512, JSON_THROW_ON_ERROR );
	}
}
