<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Forms;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Fields that came with a form and that an editor copied, or made another kind of. */
final class ChangedFieldsTest extends SiteTestCase {

	private const CHOICES = array(
		array( 'text' => 'Car', 'value' => 'car' ),
		array( 'text' => 'Boat', 'value' => 'boat' ),
	);

	public function test_a_copy_has_an_id_of_its_own_and_its_inputs_too(): void {
		$inputs = array( array( 'id' => '2.1', 'label' => 'Car' ), array( 'id' => '2.2', 'label' => 'Boat' ) );
		$fields = $this->edited(
			array( 'id' => 2, 'type' => 'checkbox', 'choices' => self::CHOICES, 'inputs' => $inputs ),
			static fn( array $block ): array => array( $block, array( 'id' => 3 ) + $block )
		);
		$this->assertSame( array( 2, 3 ), array_column( $fields, 'id' ) );
		$this->assertSame( array( '3.1', '3.2' ), array_column( $fields[1]['inputs'], 'id' ) );
		$this->assertSame( 'kept', $fields[1]['cssClassOfAnotherPlugin'] );
	}

	public function test_a_field_that_was_made_another_kind_of_has_the_type_of_that(): void {
		$fields = $this->edited(
			array( 'id' => 2, 'type' => 'select', 'choices' => self::CHOICES ),
			static fn( array $block ): array => array( array( 'kind' => 'radio' ) + $block )
		);
		$this->assertSame( 'radio', $fields[0]['type'] );
		$this->assertSame( array( 'Car', 'Boat' ), array_column( $fields[0]['choices'], 'text' ) );
		$this->assertSame( 'kept', $fields[0]['cssClassOfAnotherPlugin'] );
	}

	public function test_several_choices_in_place_of_one_have_their_inputs(): void {
		$fields = $this->edited(
			array( 'id' => 2, 'type' => 'select', 'choices' => self::CHOICES ),
			static fn( array $block ): array => array( array( 'kind' => 'checkbox' ) + $block )
		);
		$this->assertSame( array( '2.1', '2.2' ), array_column( $fields[0]['inputs'], 'id' ) );
	}

	public function test_a_section_s_condition_that_was_taken_from_a_question_stays_away_from_it(): void {
		$rules   = array( array( 'fieldId' => '1', 'operator' => 'is', 'value' => 'x' ) );
		$logic   = array( 'actionType' => 'show', 'logicType' => 'all', 'rules' => $rules );
		$section = array( 'id' => 4, 'type' => 'section', 'label' => 'More', 'conditionalLogic' => $logic );
		$topics  = array( 'id' => 2, 'type' => 'text', 'label' => 'Topics' );
		$purpose = array( 'id' => 1, 'type' => 'text', 'label' => 'Purpose' );
		$number  = $this->form(
			'enquiry',
			array( 'fields' => array( $purpose, $section, $topics, array( 'id' => 3 ) + $topics ) )
		);
		$post    = Inside::get( FormRepository::class )->findAny( $number )->postId;
		$blocks  = parse_blocks( (string) get_post_field( 'post_content', $post ) );
		$this->assertSame(
			array( 2 => $logic, 3 => $logic ),
			array_column( array_column( $blocks, 'attrs' ), 'sectionLogic', 'id' )
		);
		foreach ( $blocks as $index => $block ) {
			if ( 2 === ( $block['attrs']['id'] ?? 0 ) ) {
				unset( $blocks[ $index ]['attrs']['sectionLogic'] );
			}
		}
		$this->actAs( 'administrator' );
		wp_update_post( array( 'ID' => $post, 'post_content' => wp_slash( serialize_blocks( $blocks ) ) ) );
		$exported = $this->get( "/gf/v2/forms/{$number}" )->get_data();
		$again    = $this->form( 'enquiry', array( 'fields' => $exported['fields'] ) );
		$form     = Inside::get( FormRepository::class )->find( $again );

		$this->assertSame(
			array( false, true ),
			array_map( static fn( int $id ) => $form->field( $id )->data->has( 'sectionLogic' ), array( 2, 3 ) )
		);
		$this->assertArrayNotHasKey( 'atoll', $exported['fields'][3] );
	}

	/**
	 * @param array<string, mixed>                                    $field
	 * @param \Closure( array<string, mixed> ): list<array<string, mixed>> $edit Of its block.
	 * @return list<array<string, mixed>> As an export and gf/v2 have them.
	 */
	private function edited( array $field, \Closure $edit ): array {
		$field += array( 'label' => 'Topics', 'cssClassOfAnotherPlugin' => 'kept' );
		$number = $this->form( 'enquiry', array( 'fields' => array( $field ) ) );
		$post   = Inside::get( FormRepository::class )->findAny( $number )->postId;
		$blocks = array();
		foreach ( parse_blocks( (string) get_post_field( 'post_content', $post ) ) as $block ) {
			if ( 'atoll/field' === $block['blockName'] && 2 === ( $block['attrs']['id'] ?? 0 ) ) {
				foreach ( $edit( $block['attrs'] ) as $attributes ) {
					$blocks[] = array( 'attrs' => $attributes ) + $block;
				}
			} else {
				$blocks[] = $block;
			}
		}
		$this->actAs( 'administrator' );
		wp_update_post( array( 'ID' => $post, 'post_content' => wp_slash( serialize_blocks( $blocks ) ) ) );
		return array_values( $this->get( "/gf/v2/forms/{$number}" )->get_data()['fields'] );
	}
}
