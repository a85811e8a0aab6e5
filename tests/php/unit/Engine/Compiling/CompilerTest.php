<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Compiling;

use Atoll\Engine\Definition\Form;

final class CompilerTest extends CompilerTestCase {

	public function test_settings_that_a_kind_does_not_have_are_ignored(): void {
		$html = $this->workbench->form(
			array( 'id' => 1, 'kind' => 'html', 'label' => 'For editors only', 'required' => true, 'maxLength' => 'x' )
		)->fields()[0];

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
		$compile = fn( int $page ) => $this->workbench->form(
			array( 'id' => 1, 'kind' => 'text' ),
			array( 'id' => 2, 'kind' => 'text', 'page' => $page )
		)->pages();

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
			array(
				'id'      => 2,
				'kind'    => 'checkbox',
				'choices' => array( array( 'text' => '0' ), array( 'text' => '1' ) ),
			)
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
			$form = $this->workbench->form(
				array( 'id' => 3, 'kind' => 'text', 'label' => 'Who you are' ) + $settings
			);
			return $form->fields()[0]->tells;
		};
		$this->assertSame( 'name', $told( array( 'autocomplete' => 'name' ) ) );
		$this->assertSame( '', $told( array( 'autocomplete' => 'organization' ) ) );
		$this->assertSame( '', $told( array() ) );
	}
}
