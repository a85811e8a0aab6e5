<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Submission;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\EntryAnswer;
use Atoll\Forms\Entries\EntryAnswers;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** An amount reads alike wherever people meet it, however it was typed, and stays a number for programs. */
final class MoneyAnswersTest extends SiteTestCase {

	public function test_it_is_money_for_people_and_a_number_for_programs(): void {
		$number = $this->form(
			'enquiry',
			array(
				'csvDownload'   => true,
				'fields'        => array(
					array(
						'id'           => 1,
						'type'         => 'number',
						'numberFormat' => 'currency',
						'label'        => 'Price',
						'isRequired'   => true,
					),
					array(
						'id'                 => 2,
						'type'               => 'number',
						'numberFormat'       => 'currency',
						'label'              => 'Half',
						'enableCalculation'  => true,
						'calculationFormula' => '{Price:1} / 2',
					),
					array( 'id' => 3, 'type' => 'text', 'label' => 'Name', 'isRequired' => true ),
				),
				'confirmations' => array(
					array(
						'id'        => 'd',
						'isDefault' => true,
						'type'      => 'message',
						'message'   => 'For {Price:1}: {all_fields}',
					),
				),
			)
		);
		$page   = $this->page( $number );
		$typed  = "input_1=850000&atoll_form={$number}";

		$this->assertMatchesRegularExpression(
			'~name="input_1"[^>]* value="\$850,000"~',
			Http::post( $page, $typed )->body,
			'the form that is shown again'
		);
		$this->assertStringContainsString(
			'"Price","850000"',
			Http::post( $page, "{$typed}&input_3=Jo&atoll_csv=1" )->body,
			'the file'
		);

		$confirmation = json_decode(
			Http::post( "/wp-json/gf/v2/forms/{$number}/submissions", 'input_1=850000&input_3=Jo' )->body,
			true
		)['confirmation_message'];
		$this->assertStringContainsString( 'For $850,000:', $confirmation );
		$this->assertStringContainsString( '$425,000', $confirmation );
		$this->assertStringNotContainsString( '850000', $confirmation );

		$entry = Inside::get( EntryRepository::class )->find( (int) $GLOBALS['wpdb']->get_var( "SELECT MAX(id) FROM {$GLOBALS['wpdb']->prefix}atoll_entries" ) );
		$words = Inside::get( EntryAnswers::class );
		$this->assertSame( array( '850000', '425000' ), array( $entry->answers[1], $entry->answers[2] ), 'kept' );
		$this->assertSame(
			array( '$850,000', '$425,000', 'Jo' ),
			array_map(
				static fn( EntryAnswer $answer ) => $answer->text,
				$words->ofEntry( Inside::get( FormRepository::class )->find( $number ), $entry )
			),
			'wp-admin and the portal'
		);
	}
}
