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
		$form = array(
			'title'   => 'Hidden',
			'id'      => 95,
			'version' => '2.9',
			'fields'  => array(
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
			),
		);
		if ( 'administrative' === $visibility ) {
			$form['fields'][] = array( 'id' => 7, 'type' => 'text', 'label' => 'Rest', 'adminOnly' => true );
		}
		return $this->importFile( (string) wp_json_encode( array( $form ) ) )[0];
	}
}
