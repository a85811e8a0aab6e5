<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\FormFiles;

use Atoll\Gravity\FormFiles\FormReport;
use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;

/** Fields that Gravity Forms hides are sent with what they begin with; those for staff alone are told. */
final class HiddenFieldsTest extends InterchangeTestCase {

	private const KIND = array(
		array( 'text' => 'One', 'value' => '1' ),
		array( 'text' => 'Two', 'value' => '2', 'isSelected' => true ),
	);

	public function test_hidden_fields_are_sent_and_asked_about(): void {
		$report = $this->import( 'hidden' );
		$this->assertSame( array(), $report->kept );
		wp_set_current_user( 0 );
		$_GET['agent'] = 'lee@example.com';
		$html          = do_shortcode( '[gravityform id=95]' );
		unset( $_GET['agent'] );

		$this->assertMatchesRegularExpression( '~<input type="hidden"[^>]* name="input_3" value="2"~', $html );
		$this->assertMatchesRegularExpression(
			'~<input type="hidden"[^>]* name="input_6" value="lee@example.com"~',
			$html
		);
		$reply = $this->post(
			'/gf/v2/forms/95/submissions',
			array( 'input_1' => '1000', 'input_3' => '2', 'input_5' => 'yes', 'input_6' => 'lee@example.com' )
		);
		$this->assertTrue( $reply->get_data()['is_valid'] );
		$this->actAs( 'administrator' );
		$entry = $this->get( '/gf/v2/entries' )->get_data()['entries'][0];
		$this->assertSame( '2', $entry['3'] );
		$this->assertEquals( 2000, $entry['4'] );
		$this->assertSame( 'yes', $entry['5'] );
		$this->assertSame( 'lee@example.com', $entry['6'] );
	}

	public function test_no_field_that_nobody_sees_keeps_a_form_from_being_sent(): void {
		$hidden  = array( 'visibility' => 'hidden', 'isRequired' => true );
		$choices = array( 'choices' => array( array( 'text' => 'One', 'value' => '1' ), array( 'text' => 'Two' ) ) );
		$fields  = array(
			array( 'id' => 1, 'type' => 'text', 'label' => 'Name' ),
			array( 'id' => 2, 'type' => 'email', 'label' => 'User', 'defaultValue' => '{user:user_email}' ) + $hidden,
			array( 'id' => 3, 'type' => 'phone', 'label' => 'Phone', 'defaultValue' => '1300' ) + $hidden,
			array( 'id' => 4, 'type' => 'website', 'label' => 'Page', 'defaultValue' => '{embed_url}' ) + $hidden,
			array( 'id' => 5, 'type' => 'select', 'label' => 'First' ) + $choices + $hidden,
			array( 'id' => 6, 'type' => 'select', 'label' => 'None', 'placeholder' => '-' ) + $choices + $hidden,
			array( 'id' => 7, 'type' => 'radio', 'label' => 'Radio' ) + $choices + $hidden,
			array( 'id' => 8, 'type' => 'number', 'label' => 'Rate', 'defaultValue' => '0.0625' ) + $hidden,
			array( 'id' => 9, 'type' => 'select', 'label' => 'Named', 'defaultValue' => 'Two' ) + $choices + $hidden,
		);
		$this->importFields( $fields );
		$this->assertSame(
			$fields[4]['choices'],
			$this->get( '/gf/v2/forms/95' )->get_data()['fields'][4]['choices']
		);
		wp_set_current_user( 0 );
		$html = do_shortcode( '[gravityform id=95]' );
		preg_match_all( '~<input type="hidden"[^>]* name="(input_\d)"(?: value="([^"]*)")?~', $html, $inputs );
		$sent = array_combine( $inputs[1], $inputs[2] );
		$this->assertEquals(
			array( 'input_5' => '1', 'input_8' => '0.0625', 'input_9' => 'Two' ) + array_fill_keys(
				array( 'input_2', 'input_3', 'input_4', 'input_6', 'input_7' ),
				''
			),
			$sent
		);
		$reply = $this->post( '/gf/v2/forms/95/submissions', array( 'input_1' => 'Jo' ) + $sent );
		$this->assertTrue( $reply->get_data()['is_valid'], (string) wp_json_encode( $reply->get_data() ) );
	}

	public function test_what_fields_for_staff_no_longer_fill_in_is_told(): void {
		$report = $this->import( 'administrative' );

		$this->assertContains(
			'“Kind”: visitors do not see it in Gravity Forms either. It is not asked here, and answers that came stay readable. Its default value, parameter and formula fill nothing in.',
			$report->kept
		);
		$this->assertContains(
			'“Rest”: visitors do not see it in Gravity Forms either. It is not asked here, and answers that came stay readable.',
			$report->kept
		);
		$said = implode( ' ', $report->differences );
		$this->assertStringContainsString( '“Total”', $said, 'A formula that names it.' );
		$this->assertStringContainsString( '“Why”', $said, 'A condition that asks about it.' );
	}

	private function import( string $visibility ): FormReport {
		$rule = array( 'fieldId' => '3', 'operator' => 'is', 'value' => '2' );
		$fields = array(
			array( 'id' => 1, 'type' => 'number', 'label' => 'Amount' ),
			array(
				'id'         => 3,
				'type'       => 'radio',
				'label'      => 'Kind',
				'visibility' => $visibility,
				'choices'    => self::KIND,
			),
			array(
				'id'                 => 4,
				'type'               => 'number',
				'label'              => 'Total',
				'enableCalculation'  => true,
				'calculationFormula' => '{Amount:1}*{Kind:3}',
			),
			array(
				'id'               => 5,
				'type'             => 'text',
				'label'            => 'Why',
				'conditionalLogic' => array(
					'actionType' => 'show',
					'logicType'  => 'all',
					'rules'      => array( $rule ),
				),
			),
			array(
				'id'                => 6,
				'type'              => 'email',
				'label'             => 'Agent',
				'visibility'        => $visibility,
				'defaultValue'      => 'office@example.com',
				'allowsPrepopulate' => true,
				'inputName'         => 'agent',
			),
		);
		if ( 'administrative' === $visibility ) {
			$fields[] = array( 'id' => 7, 'type' => 'text', 'label' => 'Rest', 'adminOnly' => true );
		}
		return $this->importFields( $fields );
	}

	/** @param list<array<string, mixed>> $fields */
	private function importFields( array $fields ): FormReport {
		$form = array( 'title' => 'Hidden', 'id' => 95, 'version' => '2.9', 'fields' => $fields );
		return $this->importFile( (string) wp_json_encode( array( $form ) ) )[0];
	}
}
