<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Forms;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\EntryAnswers;
use Atoll\Forms\Entries\EntryTexts;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Names, addresses and lists from Gravity Forms' JSON to entries and back. */
final class CompoundFieldsTest extends SiteTestCase {

	public function test_they_are_stored_by_gravity_forms_keys_and_shown_in_words(): void {
		$reply = $this->send( $this->answers() );

		$this->assertSame( 200, $reply->get_status() );
		$entry = Inside::get( EntryRepository::class )->list( new \Atoll\Forms\Entries\Storage\EntryCriteria() )[0];
		$this->assertSame(
			array( '1.2', '1.3', '1.6', '2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '3', '4' ),
			array_map( 'strval', array_keys( $entry->answers ) )
		);
		$fields = new EntryTexts( Inside::get( FormRepository::class ), Inside::get( EntryAnswers::class ) );
		$this->assertSame(
			array(
				'Dr Jo Lee',
				"1 High St\nPerth Western Australia 0800\nAustralia",
				"Car, 10\nHouse, 800",
				"Ann\nBo",
			),
			array_column( $fields->answers( $entry ), 'value' )
		);
	}

	public function test_clients_of_gravity_forms_get_lists_as_it_has_them(): void {
		$id = $this->send( $this->answers() )->get_data()['entry_id'];
		$this->actAs( 'administrator' );
		$entry = $this->get( "/gf/v2/entries/{$id}" )->get_data();

		$this->assertSame( 'Jo', $entry['1.3'] );
		$this->assertSame( '', $entry['1.8'] ?? '' );
		$this->assertSame(
			array( array( 'Asset' => 'Car', 'Value' => '10' ), array( 'Asset' => 'House', 'Value' => '800' ) ),
			$entry['3']
		);
		$this->assertSame( array( 'Ann', 'Bo' ), $entry['4'] );
	}

	public function test_what_is_wrong_with_a_part_is_said_under_its_field(): void {
		$reply = $this->send( array( 'input_1_3' => 'Jo2', 'input_3' => array( array( 'Asset' => 'Car' ) ) ) );

		$this->assertSame( 400, $reply->get_status() );
		$this->assertSame(
			array(
				1 => 'Please enter your first name.',
				2 => 'Please enter a valid address.',
				3 => 'Please complete each field.',
			),
			(array) $reply->get_data()['validation_messages']
		);
	}

	public function test_a_row_that_is_too_long_is_refused_and_nothing_is_stored(): void {
		$reply = $this->send( array( 'input_3' => array( array( 'Car', '10', 'red' ) ) ) + $this->answers() );

		$this->assertSame( 400, $reply->get_status() );
		$this->assertSame( 'atoll_answer_not_row', $reply->get_data()['code'] );
		$this->assertSame(
			array(),
			Inside::get( EntryRepository::class )->list( new \Atoll\Forms\Entries\Storage\EntryCriteria() )
		);
	}

	public function test_the_address_of_a_page_fills_in_parts_and_rows_and_leaves_the_others_their_defaults(): void {
		$number = $this->create(
			array(
				'type'              => 'name',
				'id'                => 1,
				'allowsPrepopulate' => true,
				'inputs'            => array(
					array( 'id' => '1.3', 'name' => 'given' ),
					array( 'id' => '1.6', 'name' => 'family', 'defaultValue' => 'Lee' ),
				),
			),
			array(
				'type'              => 'list',
				'id'                => 3,
				'allowsPrepopulate' => true,
				'inputName'         => 'assets',
				'enableColumns'     => true,
				'choices'           => array( array( 'text' => 'Asset' ), array( 'text' => 'Value' ) ),
			)
		);
		$_GET   = array( 'given' => '<Jo>', 'assets' => 'Car|10,House' );
		$html   = \Atoll\plugin()->forms()->html( $number );
		$_GET   = array();

		$this->assertStringContainsString( 'name="input_1_3" maxlength="50" type="text" autocomplete="given-name" aria-describedby="atoll-' . $number . '-1-3-error" value="&lt;Jo&gt;"', $html );
		$this->assertMatchesRegularExpression( '~name="input_1_6"[^>]* value="Lee"~', $html );
		preg_match_all( '~name="input_3\[\]" type="text" value="([^"]*)"~', $html, $cells );
		$this->assertSame( array( 'Car', '10', 'House' ), $cells[1] );
	}

	public function test_a_part_is_labelled_and_filled_in_with_a_zero(): void {
		$number = $this->create(
			array(
				'type'   => 'address',
				'id'     => 2,
				'inputs' => array(
					array( 'id' => '2.5', 'customLabel' => '0', 'placeholder' => '0', 'defaultValue' => '0' ),
				),
			)
		);
		$html   = \Atoll\plugin()->forms()->html( $number );

		$this->assertMatchesRegularExpression( '~name="input_2_5"[^>]* value="0"~', $html );
		$this->assertMatchesRegularExpression( '~name="input_2_5"[^>]* placeholder="0"~', $html );
		$this->assertMatchesRegularExpression( '~<label[^>]*for="atoll-' . $number . '-2-5"[^>]*>0<~', $html );
	}

	/** @return array<string, mixed> */
	private function answers(): array {
		return array(
			'input_1_2' => 'Dr.',
			'input_1_3' => 'Jo',
			'input_1_6' => 'Lee',
			'input_2_1' => '1 High St',
			'input_2_2' => '-',
			'input_2_3' => 'Perth',
			'input_2_4' => 'Western Australia',
			'input_2_5' => '0800',
			'input_2_6' => 'Australia',
			'input_3'   => array( array( 'Asset' => 'Car', 'Value' => '10' ), array( 'House', '800' ) ),
			'input_4'   => array( 'Ann', '', 'Bo' ),
		);
	}

	/** @param array<string, mixed> $answers */
	private function send( array $answers ): \WP_REST_Response {
		$number = $this->create(
			array(
				'type'       => 'name',
				'id'         => 1,
				'label'      => 'Name',
				'isRequired' => true,
				'inputs'     => array(
					array(
						'id'      => '1.2',
						'label'   => 'Prefix',
						'choices' => array( array( 'text' => 'Dr', 'value' => 'Dr.' ) ),
					),
					array( 'id' => '1.3', 'label' => 'First' ),
					array( 'id' => '1.4', 'label' => 'Middle', 'isHidden' => true ),
					array( 'id' => '1.6', 'label' => 'Last' ),
				),
			),
			array( 'type' => 'address', 'id' => 2, 'label' => 'Home', 'isRequired' => true ),
			array(
				'type'          => 'list',
				'id'            => 3,
				'label'         => 'Assets',
				'isRequired'    => true,
				'enableColumns' => true,
				'maxRows'       => 3,
				'choices'       => array( array( 'text' => 'Asset' ), array( 'text' => 'Value' ) ),
			),
			array( 'type' => 'list', 'id' => 4, 'label' => 'Children' )
		);
		return $this->post( "/gf/v2/forms/{$number}/submissions", $answers );
	}

	/** @param array<string, mixed> ...$fields */
	private function create( array ...$fields ): int {
		$this->actAs( 'administrator' );
		$form = $this->post( '/gf/v2/forms', array( 'title' => 'Applicant', 'fields' => $fields ) );
		$this->assertSame( 201, $form->get_status(), (string) wp_json_encode( $form->get_data() ) );
		return (int) $form->get_data()['id'];
	}
}
