<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Compiling;

use Atoll\Engine\Compiling\FormProblems\InvalidForm;
use Atoll\Engine\Definition\Form;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class CompilerTest extends TestCase {

	private Workbench $workbench;

	protected function setUp(): void {
		$this->workbench = new Workbench();
	}

	/** @return list<string> Folders of contract/fields. */
	private static function kinds(): array {
		return array_map( basename( ... ), glob( Workbench::root() . '/contract/fields/*', GLOB_ONLYDIR ) ?: array() );
	}

	/** @return iterable<string, array{list<array<string, mixed>>, list<string>}> */
	public static function wrong(): iterable {
		$text = array( 'id' => 3, 'kind' => 'text', 'label' => 'Name' );
		yield 'no id' => array( array( array( 'kind' => 'text' ) ), array( 'The field in position 1 needs a whole number above 0 as its id.' ) );
		yield 'an id that is text' => array( array( array( 'id' => 'three', 'kind' => 'text' ) ), array( 'Field three needs a whole number above 0 as its id.' ) );
		yield 'one id twice' => array( array( $text, $text ), array( 'Field 3 “Name”: another field has the id 3 already. Give it one of its own.' ) );
		yield 'an unknown kind' => array(
			array( array( 'kind' => 'colour' ) + $text ),
			array( 'Field 3 “Name”: there is no kind of field named “colour”. Kinds are ' . implode( ', ', self::kinds() ) . '.' ),
		);
		yield 'a list without choices' => array( array( array( 'kind' => 'select' ) + $text ), array( 'Field 3 “Name”: add at least one choice.' ) );
		yield 'an empty choice' => array(
			array( array( 'kind' => 'radio', 'choices' => array( array( 'text' => 'A' ), array( 'text' => '' ) ) ) + $text ),
			array( 'Field 3 “Name”: choice 2 has neither text nor value.' ),
		);
		yield 'a year of no calendar' => array( array( array( 'id' => 3, 'kind' => 'date', 'label' => 'When', 'maxYear' => 99999999 ) ), array( 'Field 3 “When”: “Latest year” must be a year from 1 to 9999, but it is “99999999”.' ) );
		yield 'a maximum of nothing' => array( array( array( 'maxLength' => 0 ) + $text ), array( 'Field 3 “Name”: “Most characters” must be a whole number above 0, but it is “0”.' ) );
		yield 'a bound that is no number' => array(
			array( array( 'kind' => 'number', 'rangeMin' => '1,000' ) + $text ),
			array( 'Field 3 “Name”: “Smallest number” must be a number, but it is “1,000”.' ),
		);
		yield 'bounds the wrong way round' => array(
			array( array( 'kind' => 'number', 'rangeMin' => 5, 'rangeMax' => 1 ) + $text ),
			array( 'Field 3 “Name”: the smallest number allowed (5) is larger than the largest (1).' ),
		);
		yield 'an unknown format' => array(
			array( array( 'kind' => 'number', 'numberFormat' => 'roman' ) + $text ),
			array( 'Field 3 “Name”: “Number format” cannot be “roman”. It is one of “9,999.99”, “9.999,99”, “Money ($9,999.99)”.' ),
		);
		yield 'a list for a text' => array( array( array( 'description' => array( 'x' ) ) + $text ), array( 'Field 3 “Name”: “Description” must be text.' ) );
		yield 'broken bytes' => array( array( array( 'description' => "\xff" ) + $text ), array( 'Field 3 “Name”: “Description” holds bytes that are not valid UTF-8.' ) );
		yield 'broken bytes in a choice' => array(
			array( array( 'kind' => 'radio', 'choices' => array( array( 'text' => "\xff" ) ) ) + $text ),
			array( 'Field 3 “Name”: “Choices” holds bytes that are not valid UTF-8.' ),
		);
		yield 'several things' => array(
			array( $text, array( 'id' => 4, 'kind' => 'select' ), 'nonsense' ),
			array( 'Field 4: add at least one choice.', 'The field in position 3 needs a whole number above 0 as its id.' ),
		);
	}

	/**
	 * @param list<array<string, mixed>> $fields
	 * @param list<string>               $problems
	 */
	#[DataProvider( 'wrong' )]
	public function test_a_form_that_cannot_be_is_refused_in_words_that_name_the_mend( array $fields, array $problems ): void {
		try {
			$this->workbench->compiler->compile( array( 'fields' => $fields ), 1, 1 );
			self::fail( 'It was compiled.' );
		} catch ( InvalidForm $invalid ) {
			self::assertSame( $problems, $invalid->problems() );
		}
	}

	public function test_settings_that_a_kind_does_not_have_are_ignored(): void {
		$html = $this->workbench->form( array( 'id' => 1, 'kind' => 'html', 'label' => 'For editors only', 'required' => true, 'maxLength' => 'x' ) )->fields()[0];

		self::assertSame( '', $html->label );
		self::assertFalse( $html->required );
	}

	public function test_a_question_without_words_gets_a_name_from_what_else_it_has(): void {
		$form = $this->workbench->form(
			array( 'id' => 1, 'kind' => 'text' ),
			array( 'id' => 2, 'kind' => 'text', 'placeholder' => 'Suburb' ),
			array( 'id' => 3, 'kind' => 'consent', 'checkboxLabel' => 'I <b>agree</b>' ),
			array( 'id' => 4, 'kind' => 'consent' )
		);

		self::assertSame(
			array( 'Question 1', 'Suburb', 'I agree', 'I agree to the privacy policy.' ),
			array_map( static fn( $field ) => $field->label, $form->fields() )
		);
	}

	public function test_pages_are_as_many_as_fields_say_but_never_beyond_reason(): void {
		$compile = fn( int $page ) => $this->workbench->form( array( 'id' => 1, 'kind' => 'text' ), array( 'id' => 2, 'kind' => 'text', 'page' => $page ) )->pages();

		self::assertSame( array( 1, 3, 100, 1 ), array_map( $compile, array( 0, 2, PHP_INT_MAX, -5 ) ) );
	}

	public function test_a_form_without_fields_is_a_form_with_one_page(): void {
		self::assertSame( 1, $this->workbench->form()->pages() );
	}

	public function test_what_came_from_gravity_forms_is_kept_word_for_word(): void {
		$gravity    = array( 'labelPlacement' => 'top_label', 'nested' => array( 'a' => array( 1, null ) ) );
		$definition = $this->workbench->compiler->compile(
			array(
				'gravity' => $gravity,
				'fields'  => array( array( 'id' => 1, 'kind' => 'text', 'gravity' => $gravity ) ),
			),
			7,
			2
		);

		self::assertSame( $gravity, $definition['gravity'] );
		self::assertSame( $gravity, $definition['fields'][0]['gravity'] );
		self::assertSame( array( 7, 2 ), array( $definition['id'], $definition['version'] ) );
	}

	public function test_a_definition_survives_being_stored_as_json(): void {
		$form   = $this->workbench->form(
			array( 'id' => 1, 'kind' => 'number', 'numberFormat' => 'currency', 'rangeMin' => 0.1, 'rangeMax' => 1000 ),
			array( 'id' => 2, 'kind' => 'checkbox', 'choices' => array( array( 'text' => '0' ), array( 'text' => '1' ) ) )
		);
		$stored = Form::from( json_decode( (string) json_encode( $form->definition() ), true ) );
		$raw    = array( 'input_1' => '$0.10', 'input_2_1' => '0' );

		foreach ( array( $form, $stored ) as $one ) {
			$answers = $this->workbench->engine->answers( $one, $raw );
			self::assertSame( array(), $this->workbench->judge( $one, $raw )->messages() );
			self::assertSame( array( 1 => '0.10', '2.1' => '0' ), $answers->toEntry() );
		}
	}

	public function test_it_names_the_contract_it_compiled_with(): void {
		self::assertMatchesRegularExpression( '~^[0-9a-f]{16}$~', $this->workbench->form()->definition()['contract'] );
	}

	public function test_a_line_of_text_that_browsers_fill_in_with_a_name_tells_a_name(): void {
		$told = function ( array $settings ): string {
			$form = $this->workbench->form( array( 'id' => 3, 'kind' => 'text', 'label' => 'Who you are' ) + $settings );
			return $form->fields()[0]->tells;
		};
		$this->assertSame( 'name', $told( array( 'autocomplete' => 'name' ) ) );
		$this->assertSame( '', $told( array( 'autocomplete' => 'organization' ) ) );
		$this->assertSame( '', $told( array() ) );
	}
}
