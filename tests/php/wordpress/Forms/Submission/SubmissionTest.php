<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Submission;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

final class SubmissionTest extends SiteTestCase {

	private const ANSWERS = array(
		'input_1'    => 'Jo',
		'input_2'    => 'jo@example.com',
		'input_11_1' => '1',
	);

	public function test_valid_answers_become_one_entry(): void {
		$number = $this->form();
		$reply  = $this->post(
			"/gf/v2/forms/{$number}/submissions",
			array( 'input_5.2' => 'refinance', 'input_9' => "two\r\nlines 😀" ) + self::ANSWERS
		);
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$entry = $this->onlyEntry();
		$this->assertSame( 'Jo', $entry->answers['1'] );
		$this->assertSame( 'refinance', $entry->answers['5.2'] );
		$this->assertSame( "two\nlines 😀", $entry->answers['9'] );
		$this->assertSame( 'I agree to the privacy policy', $entry->answers['11.2'] );
		$this->assertArrayNotHasKey( '3', $entry->answers );
		$this->assertSame( 'active', $entry->status );
	}

	public function test_times_are_utc_whatever_the_site_and_the_server_think(): void {
		update_option( 'timezone_string', 'Australia/Sydney' );
		$this->submit( $this->form() );
		update_option( 'timezone_string', '' );
		$this->assertEqualsWithDelta( time(), strtotime( $this->onlyEntry()->dateCreated . ' UTC' ), 5 );
	}

	public function test_the_owner_is_the_session_and_never_what_was_sent(): void {
		$number = $this->form();
		$this->submit( $number, array( 'created_by' => '1', 'update_entry_id' => '1' ) );
		$this->assertSame( 0, $this->onlyEntry()->createdBy );
		$subscriber = $this->actAs( 'subscriber' );
		$this->submit( $number, array( 'created_by' => '1' ) );
		$stored = Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0];
		$this->assertSame( $subscriber, $stored->createdBy );
	}

	public function test_invalid_answers_store_nothing_and_say_how_to_mend_each_field(): void {
		$number = $this->form();
		$reply  = $this->post(
			"/gf/v2/forms/{$number}/submissions",
			array( 'input_2' => 'nobody', 'input_7' => 'Mars' )
		);
		$this->assertSame( 400, $reply->get_status() );
		$data = json_decode( (string) wp_json_encode( $reply->get_data() ), true );
		$this->assertFalse( $data['is_valid'] );
		$this->assertSame( array( 1, 2, 7, 11 ), array_keys( $data['validation_messages'] ) );
		$this->assertSame( 'We need your email to answer.', $data['validation_messages'][2] );
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_validation_alone_gives_the_same_verdict_and_stores_nothing(): void {
		$number = $this->form();
		$valid  = $this->post( "/gf/v2/forms/{$number}/submissions/validation", self::ANSWERS );
		$this->assertSame( 200, $valid->get_status() );
		$this->assertTrue( $valid->get_data()['is_valid'] );
		$invalid = $this->post( "/gf/v2/forms/{$number}/submissions/validation", array() );
		$this->assertSame( 400, $invalid->get_status() );
		$this->assertEquals(
			$this->post( "/gf/v2/forms/{$number}/submissions", array() )->get_data(),
			$invalid->get_data()
		);
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_nothing_between_keeps_an_answer_that_may_repeat_what_was_sent(): void {
		$number = $this->form();
		foreach ( array( 'submissions', 'submissions/validation' ) as $route ) {
			foreach ( array( self::ANSWERS, array( 'input_1' => '' ) ) as $inputs ) {
				$this->assertSame(
					'no-store',
					$this->post( "/gf/v2/forms/{$number}/{$route}", $inputs )->get_headers()['Cache-Control'] ?? '',
					$route
				);
			}
		}
	}

	public function test_inputs_that_the_form_does_not_have_are_ignored(): void {
		$number = $this->form();
		$this->submit(
			$number,
			array( 'input_99' => 'x', 'input_1_7' => 'y', 'input_12' => 'signed', 'other' => array( 'z' ) )
		);
		$this->assertSame( array( 1, 2, '11.1', '11.2', '11.3' ), array_keys( $this->onlyEntry()->answers ) );
	}

	public function test_only_those_who_may_see_entries_are_told_the_entry(): void {
		$number = $this->form();
		$this->assertArrayNotHasKey( 'entry_id', $this->submit( $number )->get_data() );
		$this->actAs( 'subscriber' );
		$this->assertArrayNotHasKey( 'entry_id', $this->submit( $number )->get_data() );
		$this->actAs( 'editor' );
		$this->assertIsInt( $this->submit( $number )->get_data()['entry_id'] );
	}

	public function test_a_redirect_confirmation_arrives_as_200_and_tells_its_address_in_the_body_alone(): void {
		$confirmation = array(
			'id'          => 'r',
			'isDefault'   => true,
			'type'        => 'redirect',
			'url'         => 'https://example.com/thanks',
			'queryString' => 'from=form',
		);
		$number       = $this->form( 'enquiry', array( 'confirmations' => array( $confirmation ) ) );
		$answer       = Http::post( "/wp-json/gf/v2/forms/{$number}/submissions", http_build_query( self::ANSWERS ) );
		$this->assertSame( 200, $answer->status );
		$this->assertSame( '', $answer->header( 'Location' ) );
		$this->assertSame( 'redirect', $answer->json()['confirmation_type'] );
		$this->assertSame( '', $answer->json()['confirmation_message'] );
		$this->assertSame( 'https://example.com/thanks?from=form', $answer->json()['confirmation_redirect'] );
	}

	public function test_an_empty_confirmation_is_the_built_in_one(): void {
		$reply = $this->submit( $this->form( 'enquiry', array( 'confirmations' => array() ) ) );
		$this->assertStringContainsString( 'We have received your form', $reply->get_data()['confirmation_message'] );
	}

	public function test_a_confirmation_message_cannot_run_script(): void {
		$confirmation = array(
			'id'        => 'm',
			'isDefault' => true,
			'type'      => 'message',
			'message'   => 'Hi <script>alert(1)</script><b>there</b>',
		);
		$message      = $this->submit(
			$this->form( 'enquiry', array( 'confirmations' => array( $confirmation ) ) )
		)->get_data()['confirmation_message'];
		$this->assertStringNotContainsString( '<script', $message );
		$this->assertStringContainsString( '<b>there</b>', $message );
	}

	public function test_listeners_hear_of_an_entry_once_and_cannot_spoil_it(): void {
		$heard    = array();
		$listener = static function ( Entry $entry ) use ( &$heard ): void {
			$heard[] = $entry->id;
			throw new \RuntimeException( 'a plugin breaks here' );
		};
		$log      = ini_set( 'error_log', '/dev/null' );
		add_action( 'atoll_entry_stored', $listener );
		$number = $this->form();
		$first  = $this->submit( $number, array( 'gform_unique_id' => 'key' ) );
		$second = $this->submit( $number, array( 'gform_unique_id' => 'key' ) );
		remove_action( 'atoll_entry_stored', $listener );
		ini_set( 'error_log', (string) $log );
		$this->assertSame( array( 200, 200 ), array( $first->get_status(), $second->get_status() ) );
		$this->assertSame( array( $this->onlyEntry()->id ), $heard );
	}

	/** @param array<string, mixed> $more */
	private function submit( int $number, array $more = array() ): \WP_REST_Response {
		return $this->post( "/gf/v2/forms/{$number}/submissions", $more + self::ANSWERS );
	}

	private function onlyEntry(): Entry {
		$entries = Inside::get( EntryRepository::class )->list( new EntryCriteria() );
		$this->assertCount( 1, $entries );
		return $entries[0];
	}
}
