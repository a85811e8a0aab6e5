<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Migration;

use Atoll\Forms\Entries\EntryTexts;
use Atoll\Forms\Entries\Export\EntryExport;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Portal\Applications\ApplicationPage\ApplicationAnswers;
use Atoll\Tests\WordPress\Support\Inside;

/** Answers to fields that came with a form and are not asked here: for staff alone there, or of an add-on. */
final class KeptAnswersTest extends MigrationTestCase {

	private const FORM = 8;

	protected function setUp(): void {
		parent::setUp();
		$forStaff = array( 'visibility' => 'administrative' );
		$this->tables->form(
			self::FORM,
			array(
				'title'   => 'Broker',
				'version' => '2.8.18',
				'fields'  => array(
					array( 'id' => 1, 'type' => 'text', 'label' => 'Name' ),
					array( 'id' => 11, 'type' => 'text', 'label' => 'Broker’s remark' ) + $forStaff,
					array( 'id' => 12, 'type' => 'date', 'label' => 'Call again', 'adminLabel' => 'call' )
						+ $forStaff + array( 'inputs' => array( array( 'id' => '12.1', 'label' => 'MM' ) ) ),
					array(
						'id'     => 13,
						'type'   => 'checkbox',
						'label'  => 'Seen',
						'inputs' => array(
							array( 'id' => '13.1', 'label' => 'Passport' ),
							array( 'id' => '13.2', 'label' => 'Payslip' ),
						),
					) + $forStaff,
					array( 'id' => 14, 'type' => 'survey', 'label' => 'How was it?', 'inputType' => 'radio' ),
				),
			)
		);
		$this->tables->entry(
			60,
			self::FORM,
			array(
				'1' => 'Jo', '11' => 'pays late', '12' => '2021-02-28', '13.1' => 'Passport', '13.2' => 'Payslip',
				'14' => 'Good',
			)
		);
	}

	public function test_they_are_read_under_their_own_names(): void {
		$this->move();
		$this->assertSame(
			array(
				'Name'            => 'Jo',
				'Broker’s remark' => 'pays late',
				'call'            => '2021-02-28',
				'Seen'            => "Passport\nPayslip",
				'How was it?'     => 'Good',
			),
			array_column( Inside::get( EntryTexts::class )->answers( $this->entry( 60 ) ), 'value', 'label' )
		);
	}

	public function test_the_sender_does_not_see_what_was_for_staff_alone(): void {
		$this->move();
		$told = (string) json_encode( Inside::get( ApplicationAnswers::class )->pages( $this->entry( 60 ) ) );
		$this->assertStringContainsString( 'How was it?', $told );
		$this->assertStringNotContainsString( 'pays late', $told );
	}

	public function test_they_have_columns_in_a_spreadsheet(): void {
		$this->move();
		$number = $this->entry( 60 )->formNumber;
		$rows   = iterator_to_array(
			Inside::get( EntryExport::class )->rows(
				new EntryCriteria( formNumbers: array( $number ) ),
				array( '1', '11', '13', '13.2' )
			),
			false
		);
		$this->assertSame(
			array(
				array( 'Name', 'Broker’s remark', 'Seen', 'Seen (Payslip)' ),
				array( 'Jo', 'pays late', "Passport\nPayslip", 'Payslip' ),
			),
			$rows
		);
	}

	public function test_the_report_does_not_say_that_there_are_none(): void {
		$this->assertStringContainsString(
			'“Broker’s remark”: visitors do not see it in Gravity Forms either. It is not asked here, and answers that came stay readable.',
			implode( "\n", $this->move()->sentences( 'forms' ) )
		);
	}
}
