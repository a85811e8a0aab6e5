<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Compiling;

use Atoll\Engine\Compiling\FormProblems\InvalidForm;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Definition\PublicDefinition;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** What editors make of names, addresses and lists. */
final class CompoundCompilerTest extends TestCase {

	public function test_hidden_parts_are_left_out_and_the_others_fill_the_rows(): void {
		$field = $this->field(
			array(
				'kind'   => 'name',
				'inputs' => array( 'middle' => array( 'hidden' => false ), 'first' => array( 'hidden' => true ) ),
			)
		);

		self::assertSame(
			array( 'middle', 'last' ),
			array_map( static fn( FieldInput $input ) => $input->part, $field->inputs )
		);
		self::assertSame(
			array( 6, 6 ),
			array_map( static fn( FieldInput $input ) => $input->data->int( 'columnSpan' ), $field->inputs )
		);
	}

	public function test_a_part_takes_its_parameter_only_where_the_field_may_be_filled_in(): void {
		$parts = array( 'first' => array( 'inputName' => 'given' ) );

		self::assertSame(
			'given',
			$this->field(
				array( 'kind' => 'name', 'inputs' => $parts, 'allowsPrepopulate' => true )
			)->inputs[0]->inputName
		);
		self::assertSame( '', $this->field( array( 'kind' => 'name', 'inputs' => $parts ) )->inputs[0]->inputName );
	}

	public function test_what_only_the_markup_reads_of_a_part_stays_on_the_server(): void {
		$form  = ( new Workbench() )->form(
			array(
				'id'                => 1,
				'kind'              => 'address',
				'allowsPrepopulate' => true,
				'inputs'            => array( 'city' => array( 'inputName' => 'SECRET', 'placeholder' => 'SECRET' ) ),
			)
		);
		$input = PublicDefinition::build( $form )['fields'][0]['inputs'][5];

		self::assertStringNotContainsString( 'SECRET', (string) json_encode( PublicDefinition::build( $form ) ) );
		self::assertSame(
			array( 'id', 'name', 'label', 'part', 'required', 'rules', 'messages', 'control', 'defaultValue' ),
			array_keys( $input )
		);
	}

	public function test_a_lookup_asks_for_its_part_of_the_island(): void {
		$compiler = ( new Workbench() )->compiler;
		$with     = static fn( bool $lookup ) => $compiler->compile(
			array( 'fields' => array( array( 'id' => 1, 'kind' => 'address', 'lookup' => $lookup ) ) ),
			1,
			1
		)['parts'] ?? array();

		self::assertSame( array( 'address' ), $with( true ) );
		self::assertSame( array(), $with( false ) );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function wrong(): iterable {
		yield 'a part\'s label that is no text' => array(
			array( 'kind' => 'name', 'inputs' => array( 'first' => array( 'label' => array() ) ) ),
			'Field 1 “Question”: “Parts, first, Label” must be text.',
		);
		yield 'a part\'s words that are no UTF-8' => array(
			array( 'kind' => 'name', 'inputs' => array( 'last' => array( 'placeholder' => "\xff" ) ) ),
			'Field 1 “Question”: “Parts, last, Placeholder” holds bytes that are not valid UTF-8.',
		);
		yield 'an unknown sort of address' => array( array( 'kind' => 'address', 'addressType' => 'lunar' ), 'Field 1 “Question”: “Kind of address” cannot be “lunar”. It is one of “International”, “Australian”, “United States”, “Canadian”.' );
		yield 'nothing to answer' => array(
			array(
				'kind'   => 'name',
				'inputs' => array( 'first' => array( 'hidden' => true ), 'last' => array( 'hidden' => true ) ),
			),
			'Field 1 “Question”: all of its parts are hidden. Show at least one.',
		);
		yield 'two columns of one name' => array( array( 'kind' => 'list', 'columns' => array( 'A', 'B', 'A' ) ), 'Field 1 “Question”: two columns are called “A”. Give each a name of its own.' );
		yield 'no number of rows' => array( array( 'kind' => 'list', 'maxRows' => 'many' ), 'Field 1 “Question”: “Maximum number of rows” must be a whole number above 0, but it is “many”.' );
	}

	/** @param array<string, mixed> $settings */
	#[DataProvider( 'wrong' )]
	public function test_what_cannot_be_is_refused_in_words( array $settings, string $problem ): void {
		try {
			$this->field( $settings );
			self::fail( 'It was compiled.' );
		} catch ( InvalidForm $invalid ) {
			self::assertSame( array( $problem ), $invalid->problems() );
		}
	}

	/** @param array<string, mixed> $settings */
	private function field( array $settings ): Field {
		return ( new Workbench() )->form( array( 'id' => 1, 'label' => 'Question' ) + $settings )->fields()[0];
	}
}
