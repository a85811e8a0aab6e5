<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\FormAnswers\RawInputs;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Whatever is answered, what is stored gives it back: fromEntry( toEntry( v ) ) is v. */
final class EntryRoundTripTest extends TestCase {

	private const TRIES = 500;
	private const TEXTS = array(
		'', ' ', '0', '00', '-', 'a', 'Zoë', '🏠', "a\nb", "a\0b", '"', '\\', '\\u0000', '[]', '[["a"]]', '{"a":1}',
		'null', '1e3', 'שלום', '<b>', 'Australia', 'A', 'true',
	);

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function fields(): iterable {
		yield 'a text' => array( array( 'kind' => 'text' ) );
		yield 'a choice' => array( array( 'kind' => 'select', 'choices' => array( array( 'text' => 'A' ) ) ) );
		yield 'a name' => array(
			array(
				'kind'   => 'name',
				'inputs' => array(
					'prefix' => array( 'hidden' => false, 'defaultValue' => 'Dr' ),
					'first'  => array( 'defaultValue' => 'Jo' ),
				),
			),
		);
		yield 'an address' => array( array( 'kind' => 'address' ) );
		yield 'a list of one column' => array( array( 'kind' => 'list' ) );
		yield 'a list of three columns' => array( array( 'kind' => 'list', 'columns' => array( 'A', 'B', 'C' ) ) );
	}

	/** @param array<string, mixed> $settings */
	#[DataProvider( 'fields' )]
	public function test_what_is_stored_gives_the_value_back( array $settings ): void {
		$workbench = new Workbench();
		$field     = $workbench->form( array( 'id' => 1 ) + $settings )->fields()[0];
		$shape     = $workbench->shapes->forField( $field );
		mt_srand( 20261 );
		$stored = 0;
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$value = $shape->read( $field, new RawInputs( $this->raw( $field ) ) );
			if ( $shape->isEmpty( $field, $value ) ) {
				continue;
			}
			++$stored;
			$entry = json_decode( (string) json_encode( $shape->toEntry( $field, $value ) ), true );
			self::assertSame( $value, $shape->fromEntry( $field, $entry ) );
		}
		self::assertGreaterThan( self::TRIES / 4, $stored, 'Enough of them are answers.' );
	}

	/** @return array<string, mixed> */
	private function raw( Field $field ): array {
		$raw = array();
		foreach ( $field->inputs as $input ) {
			$raw[ $input->key() ] = $input->isRepeated()
				? array_map( fn() => $this->text(), range( 0, mt_rand( 0, 7 ) ) )
				: $this->text();
		}
		return $raw;
	}

	private function text(): string {
		return self::TEXTS[ mt_rand( 0, count( self::TEXTS ) - 1 ) ];
	}
}
