<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\FormFiles;

use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;

/** Settings of how a form looks that have no effect here are told in one sentence. */
final class ToldLooksTest extends InterchangeTestCase {

	private const QUIET = array(
		'labelPlacement'       => 'top_label',
		'descriptionPlacement' => 'below',
		'subLabelPlacement'    => 'below',
		'requiredIndicator'    => 'text',
		'cssClass'             => '',
		'pagination'           => array( 'type' => 'percentage' ),
		'button'               => array( 'type' => 'text', 'text' => 'Send' ),
		'save'                 => array( 'enabled' => true, 'button' => array( 'text' => 'Save & Continue' ) ),
	);

	public function test_a_form_that_nobody_gave_a_look_is_told_nothing_of(): void {
		$field = array( 'id' => 1, 'type' => 'text', 'label' => 'Name', 'size' => 'large', 'cssClass' => 'mine' );
		$this->assertSame( array(), $this->told( self::QUIET, array( $field + array( 'labelPlacement' => '' ) ) ) );
	}

	public function test_what_somebody_chose_is_named_with_the_fields_it_was_chosen_for(): void {
		$columns = array( 'enableDisplayInColumns' => true, 'choices' => array( array( 'text' => 'Yes' ) ) );
		$hidden  = array( 'labelPlacement' => 'hidden_label', 'subLabelPlacement' => 'hidden_label' );
		$this->assertSame(
			array(
				'Settings of how it looks that have no effect here: Label placement, Required field indicator, CSS class of the form, Progress indicator, Words of “Save and Continue”, Pictures as buttons, Choices in columns (“Kind”, “Term”), Label placement of fields (“Name”), Hidden sub-labels (“Name”), CSS Ready Classes (“Name”).',
			),
			$this->told(
				array(
					'labelPlacement'    => 'left_label',
					'requiredIndicator' => 'asterisk',
					'cssClass'          => 'wide',
					'pagination'        => array( 'type' => 'none' ),
					'save'              => array( 'enabled' => true, 'button' => array( 'text' => 'Keep it' ) ),
				) + self::QUIET,
				array(
					array( 'id' => 1, 'type' => 'radio', 'label' => 'Kind' ) + $columns,
					array( 'id' => 2, 'type' => 'page', 'nextButton' => array( 'type' => 'image' ) ),
					array( 'id' => 3, 'type' => 'radio', 'label' => 'Term' ) + $columns,
					array( 'id' => 4, 'type' => 'text', 'label' => 'Name', 'cssClass' => 'a gf_left_half' ) + $hidden,
				)
			)
		);
	}

	/**
	 * @param array<string, mixed>       $form
	 * @param list<array<string, mixed>> $fields
	 * @return list<string>
	 */
	private function told( array $form, array $fields ): array {
		$form += array( 'title' => 'Told', 'id' => 92, 'version' => '2.9', 'fields' => $fields );
		return $this->importFile( (string) wp_json_encode( array( $form ) ) )[0]->differences;
	}
}
