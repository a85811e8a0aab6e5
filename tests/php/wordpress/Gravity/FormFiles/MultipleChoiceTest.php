<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\FormFiles;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Gravity\FormFiles\FormExport;
use Atoll\Gravity\FormFiles\FormReport;
use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/**
 * Gravity Forms' Multiple Choice and Image Choice: radio buttons or checkboxes whose choices keep their inputs by a
 * key, wherever they stand.
 */
final class MultipleChoiceTest extends InterchangeTestCase {

	private const NUMBER = 93;

	public function test_checkboxes_keep_their_limit_and_the_numbers_of_their_inputs(): void {
		$report = $this->import( $this->field() );
		$field  = Inside::get( FormRepository::class )->find( self::NUMBER )->field( 1 );
		$this->assertSame(
			array( '1 field', array(), array() ),
			array( $report->brought[0], $report->kept, $report->differences )
		);
		$this->assertSame(
			array(
				'checkbox', 'Choose exactly 2.',
				array( '1.3', '1.1', '1.11' ),
				array( 'input_1_3', 'input_1_1', 'input_1_11' ),
			),
			array(
				$field->kind, $field->data->string( 'hint' ),
				array_column( $field->inputs, 'id' ), array_column( $field->inputs, 'name' ),
			)
		);
		$this->assertStringContainsString( 'name="input_1_3"', \Atoll\plugin()->forms()->html( self::NUMBER ) );
		$this->assertEquals( $this->field(), $this->exported() );
	}

	public function test_answers_are_sent_under_the_numbers_that_gravity_forms_has(): void {
		$this->import( $this->field() );
		$path = '/gf/v2/forms/' . self::NUMBER . '/submissions';
		$this->assertSame(
			array( 1 => 'Please choose exactly 2.' ),
			(array) $this->post( $path, array( 'input_1_3' => 'A' ) )->get_data()['validation_messages']
		);
		$entry = $this->post( $path, array( 'input_1_3' => 'A', 'input_1_1' => 'B' ) )->get_data()['entry_id'];
		$this->assertSame(
			array( '1.3' => 'A', '1.1' => 'B' ),
			Inside::get( EntryRepository::class )->find( (int) $entry )->answers
		);
	}

	public function test_radio_buttons_have_one_input(): void {
		$radio = array( 'inputType' => 'radio', 'choiceLimit' => 'single' ) + $this->field();
		$this->import( $radio );
		$field = Inside::get( FormRepository::class )->find( self::NUMBER )->field( 1 );

		$this->assertSame(
			array( 'radio', array( '1' ), array( 'A', 'B', 'C' ) ),
			array( $field->kind, array_column( $field->inputs, 'id' ), array_column( $field->choices, 'value' ) )
		);
		$this->assertEquals( $radio, $this->exported() );
	}

	public function test_pictures_of_choices_are_kept_and_missed(): void {
		$field = array( 'type' => 'image_choice' ) + $this->field();

		$field['choices'][0]['attachment_id'] = 7;

		$this->assertSame(
			array( '“Some” shows its choices in words, without pictures.' ),
			$this->import( $field )->differences
		);
		$this->assertEquals( $field, $this->exported() );
	}

	public function test_choices_that_an_editor_changes_keep_their_inputs(): void {
		$this->import( $this->field() );
		$post    = get_post( Inside::get( FormRepository::class )->findAny( self::NUMBER )->postId );
		$block   = parse_blocks( $post->post_content )[0];
		$choices = $block['attrs']['choices'];
		$this->assertSame( array( 3, 1, 11 ), array_column( $choices, 'number' ) );
		// The last is gone, one has new words, and there is a new one.
		$block['attrs']['choices'] = array(
			array( 'text' => 'D' ),
			array( 'text' => 'Bee' ) + $choices[1],
			$choices[0],
		);
		wp_update_post( wp_slash( array( 'ID' => $post->ID, 'post_content' => serialize_block( $block ) ) ) );
		$field = $this->exported();

		$this->assertSame(
			array( array( 'D', '1-4' ), array( 'Bee', 'kb' ), array( 'A', 'ka' ) ),
			array_map( static fn( array $choice ) => array( $choice['text'], $choice['key'] ), $field['choices'] )
		);
		$this->assertSame(
			array( array( '1.1', 'Bee', 'kb' ), array( '1.3', 'A', 'ka' ), array( '1.4', 'D', '1-4' ) ),
			array_map(
				static fn( array $input ) => array( (string) $input['id'], $input['label'], $input['key'] ),
				$field['inputs']
			)
		);
		$this->assertSame(
			array( '1.4', '1.1', '1.3' ),
			array_column( Inside::get( FormRepository::class )->find( self::NUMBER )->field( 1 )->inputs, 'id' )
		);
		$this->assertArrayNotHasKey( 'number', $field['choices'][0] );
	}

	/** @param array<string, mixed> $field */
	private function import( array $field ): FormReport {
		$form = array( 'title' => 'Choosy', 'id' => self::NUMBER, 'version' => '2.9', 'fields' => array( $field ) );
		return $this->importFile( (string) wp_json_encode( array( $form ) ) )[0];
	}

	/** @return array<string, mixed> */
	private function exported(): array {
		return json_decode( Inside::get( FormExport::class )->file( array( self::NUMBER ) ), true )[0]['fields'][0];
	}

	/** @return array<string, mixed> Whose choices were moved, and one of which is gone. */
	private function field(): array {
		return array(
			'id'                => 1,
			'type'              => 'multi_choice',
			'inputType'         => 'checkbox',
			'label'             => 'Some',
			'choiceLimit'       => 'exactly',
			'choiceLimitNumber' => '2',
			'choices'           => array(
				array( 'text' => 'A', 'value' => 'A', 'isSelected' => false, 'key' => 'ka' ),
				array( 'text' => 'B', 'value' => 'B', 'isSelected' => false, 'key' => 'kb' ),
				array( 'text' => 'C', 'value' => 'C', 'isSelected' => false, 'key' => 'kc' ),
			),
			'inputs'            => array(
				array( 'id' => '1.1', 'label' => 'B', 'name' => '', 'key' => 'kb' ),
				array( 'id' => 1.3, 'label' => 'A', 'name' => '', 'key' => 'ka' ),
				array( 'id' => '1.11', 'label' => 'C', 'name' => '', 'key' => 'kc' ),
			),
		);
	}
}
