<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Abilities;

use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Inside;

final class AbilitiesTest extends AbilitiesTestCase {

	private const GOOD = array(
		'input_1'    => 'Jo',
		'input_2'    => 'jo@example.com',
		'input_5_2'  => 'refinance',
		'input_11_1' => '1',
	);

	public function test_what_is_said_to_whoever_sent_a_form_is_plain_text(): void {
		$number = $this->form(
			'enquiry',
			array(
				'confirmations' => array(
					array( 'id' => 'd', 'isDefault' => true, 'type' => 'message', 'message' => '<p>Thanks, {Name:1} – it’s with "Home & Car" &lt;now&gt;.</p>' ),
				),
			)
		);
		$result = $this->answered(
			'POST',
			'atoll/submit-form',
			array(
				'id'      => $number,
				'answers' => array( 'input_1' => 'Jo [JJ] O\'Hara' ) + self::GOOD,
				'key'     => 'one-sending',
			)
		);
		$this->assertSame( 'Thanks, Jo [JJ] O\'Hara – it’s with "Home & Car" <now>.', $result['message'] );
	}

	public function test_a_program_finds_describes_and_sends_a_form(): void {
		$number = $this->form();
		$this->actAs( 'editor' );
		$this->assertSame(
			array(
				array(
					'id'      => $number,
					'title'   => $this->fixture( 'enquiry' )['title'],
					'is_open' => true,
					'entries' => 0,
				),
			),
			$this->answered( 'GET', 'atoll/list-forms' )['forms']
		);
		wp_set_current_user( 0 );
		$fields = array_column(
			$this->answered( 'GET', 'atoll/describe-form', array( 'id' => $number ) )['fields'],
			null,
			'id'
		);
		$this->assertSame( array( 1, 2, 3, 4, 5, 6, 7, 8, 9, 11 ), array_keys( $fields ) );
		$this->assertSame(
			array( 'name', 'label' ),
			array_intersect( array( 'name', 'label' ), array_keys( $fields[5]['inputs'][0] ) )
		);
		$this->assertSame( array( 'input_5_1', 'input_5_2' ), array_column( $fields[5]['inputs'], 'name' ) );
		$this->assertSame( array( 'now', 'later' ), array_column( $fields[6]['choices'], 'value' ) );
		$this->assertTrue( $fields[2]['required'] );
		$result = $this->answered(
			'POST',
			'atoll/submit-form',
			array( 'id' => $number, 'answers' => self::GOOD, 'key' => 'one-sending' )
		);
		$this->assertSame( array( true, array() ), array( $result['is_sent'], $result['problems'] ) );
		$this->assertArrayNotHasKey( 'entry_id', $result );
		$this->assertSame(
			'refinance',
			Inside::get( EntryRepository::class )->list(
				new \Atoll\Forms\Entries\Storage\EntryCriteria()
			)[0]->answers['5.2']
		);
	}

	public function test_the_same_key_makes_one_entry_and_other_answers_under_it_are_refused(): void {
		$input = array( 'id' => $this->form(), 'answers' => self::GOOD, 'key' => 'one-sending' );
		$this->answered( 'POST', 'atoll/submit-form', $input );
		$this->answered( 'POST', 'atoll/submit-form', $input );
		$this->assertSame( 1, $this->countEntries() );
		$reply = $this->ask(
			'POST',
			'atoll/submit-form',
			array( 'answers' => array( 'input_1' => 'Bo' ) + self::GOOD ) + $input
		);
		$this->assertSame(
			array( 409, 'atoll_key_reused' ),
			array( $reply->get_status(), $reply->get_data()['code'] )
		);
	}

	public function test_what_must_be_mended_is_told_by_field_and_nothing_is_stored(): void {
		$answer = $this->answered(
			'POST',
			'atoll/submit-form',
			array( 'id' => $this->form(), 'answers' => array( 'input_2' => 'no address' ), 'key' => 'one-sending' )
		);
		$this->assertFalse( $answer['is_sent'] );
		$this->assertContains( 2, array_column( $answer['problems'], 'field' ) );
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_closed_forms_do_not_exist(): void {
		$number = $this->form( 'enquiry', array( 'is_active' => false ) );
		$calls = array(
			array( 'GET', 'atoll/describe-form', array( 'id' => $number ) ),
			array(
				'POST',
				'atoll/submit-form',
				array( 'id' => $number, 'answers' => self::GOOD, 'key' => 'one-sending' ),
			),
		);
		foreach ( $calls as $call ) {
			$reply = $this->ask( ...$call );
			$this->assertSame( array( 404, 'not_found' ), array( $reply->get_status(), $reply->get_data()['code'] ) );
		}
	}

	public function test_input_that_the_schema_does_not_have_is_refused(): void {
		$this->actAs( 'administrator' );
		$this->assertSame( 400, $this->ask( 'GET', 'atoll/describe-form' )->get_status() );
		$this->assertSame(
			400,
			$this->ask( 'POST', 'atoll/submit-form', array( 'id' => 1, 'answers' => self::GOOD ) )->get_status(),
			'Without a key a retry would double the entry.'
		);
		$this->assertSame(
			400,
			$this->ask(
				'POST',
				'atoll/create-form',
				array( 'title' => 'X', 'fields' => array( array( 'type' => 'signature' ) ) )
			)->get_status()
		);
		$this->assertSame( 405, $this->ask( 'POST', 'atoll/list-forms' )->get_status(), 'It only reads.' );
	}
}
