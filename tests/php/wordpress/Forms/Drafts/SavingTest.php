<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Drafts;

use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\SpentLimit;

/** A form that is put aside, and continued. */
final class SavingTest extends DraftTestCase {

	public function test_answers_are_kept_as_they_are_and_nothing_is_validated(): void {
		$reply = $this->save();
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$this->assertSame( '', RestContract::complaint( 'gravity/submissions', $reply->get_data() ) );
		$this->assertSame( 0, $this->countEntries() );
		$this->assertSame(
			array(
				'submitted_values' => array(
					'1'   => 'Jo',
					'2'   => 'not yet an address',
					'5.2' => 'refinance',
					'9'   => "Two\nlines",
				),
				'page_number'      => 1,
				'files'            => array(),
				'gform_unique_id'  => 'k3v9x0q2m7t5b1n8c4z6',
				'draft_version'    => 1,
			),
			$this->loaded( $reply->get_data()['resume_token'] )
		);
	}

	public function test_the_link_in_the_answer_opens_the_draft(): void {
		$_SERVER['HTTP_REFERER'] = home_url( '/enquire/?utm_source=x' );
		$data = $this->save()->get_data();
		unset( $_SERVER['HTTP_REFERER'] );
		preg_match( '/href="([^"]+)"/', $data['confirmation_message'], $href );
		$this->assertSame( home_url( "/enquire/?formid={$this->number}&formtoken={$data['resume_token']}" ), html_entity_decode( $href[1] ) );
	}

	public function test_the_page_comes_back(): void {
		$two    = $this->form(
			'enquiry',
			array( 'save' => array( 'enabled' => true ), 'fields' => $this->onTwoPages() )
		);
		$token  = $this->save( array( 'atoll_page' => '1' ) + self::ANSWERS, $two )->get_data()['resume_token'];
		$loaded = json_decode( $this->load( $token, $two )->get_data()['submission'], true );
		$this->assertSame( 2, $loaded['page_number'] );
		$beyond = $this->save( array( 'source_page' => 99 ) + self::ANSWERS, $two )->get_data();
		$this->assertSame( 2, $beyond['page_number'] );
	}

	public function test_sending_the_form_ends_its_draft(): void {
		$token = $this->token();
		$this->assertSame( 200, $this->send( array( 'gform_resume_token' => $token ) + self::COMPLETE )->get_status() );
		$this->assertNotFound( $this->load( $token ) );
		$this->assertSame(
			200,
			$this->send(
				array( 'gform_resume_token' => $token, 'gform_unique_id' => 'new' ) + self::COMPLETE
			)->get_status(),
			'the open form can be sent as new'
		);
		$this->assertSame( 2, $this->countEntries() );
	}

	public function test_sending_an_older_page_of_a_draft_leaves_what_was_saved_since(): void {
		$draft = array( 'gform_resume_token' => $this->token(), 'atoll_draft_version' => '1' );
		$token = $draft['gform_resume_token'];
		$this->save( $draft + array( 'input_1' => 'Newer' ) + self::ANSWERS );
		$this->assertSame( 200, $this->send( $draft + self::COMPLETE )->get_status() );
		$kept = $this->loaded( $token );
		$this->assertSame( array( 'Newer', 2 ), array( $kept['submitted_values']['1'], $kept['draft_version'] ) );

		$newer = array( 'input_1' => 'Newer', 'gform_unique_id' => $kept['gform_unique_id'] );
		$this->send( $newer + array( 'atoll_draft_version' => '2' ) + $draft + self::COMPLETE );
		$this->assertSame( array( 0, 2 ), array( $this->countDrafts(), $this->countEntries() ) );
	}

	public function test_a_draft_outlives_a_form_that_could_not_be_sent(): void {
		$token = $this->token();
		$this->assertSame( 400, $this->send( array( 'gform_resume_token' => $token ) + self::ANSWERS )->get_status() );
		$this->assertSame( 'Jo', $this->loaded( $token )['submitted_values']['1'] );
	}

	public function test_a_form_that_does_not_save_says_so(): void {
		$reply = $this->save( self::ANSWERS, $this->form() );
		$this->assertSame( array( 400, 'atoll_save_off' ), array( $reply->get_status(), $reply->get_data()['code'] ) );
		$this->assertSame( 404, $this->save( self::ANSWERS, 999999 )->get_status() );
		$this->assertSame( 0, $this->countDrafts() );
	}

	public function test_an_answer_that_cannot_be_read_is_refused_and_nothing_is_kept(): void {
		$this->assertSame( 400, $this->save( array( 'input_1' => array( 'a' ) ) + self::ANSWERS )->get_status() );
		$this->assertSame( 0, $this->countDrafts() );
	}

	public function test_an_older_draft_opens_after_its_form_was_changed(): void {
		$token  = $this->token();
		$fields = array_filter(
			$this->fixture( 'enquiry' )['fields'],
			static fn( $field ) => ! in_array( $field['id'], array( 2, 9 ), true )
		);
		$this->actAs( 'administrator' );
		$put = new \WP_REST_Request( 'PUT', "/gf/v2/forms/{$this->number}" );
		$put->set_header( 'Content-Type', 'application/json' );
		$put->set_body(
			(string) wp_json_encode(
				array( 'fields' => array_values( $fields ), 'save' => array( 'enabled' => true ) )
					+ $this->fixture( 'enquiry' )
			)
		);
		$this->assertSame( 200, rest_do_request( $put )->get_status() );
		wp_set_current_user( 0 );
		$this->assertSame( array( '1' => 'Jo', '5.2' => 'refinance' ), $this->loaded( $token )['submitted_values'] );
	}

	public function test_too_many_saves_in_a_minute_are_held_back(): void {
		SpentLimit::set( 'drafts/save', 19 );
		$this->assertSame( 200, $this->save()->get_status() );
		SpentLimit::set( 'drafts/save', 20 );
		$this->assertSame( 429, $this->save()->get_status() );
	}

	/** @return list<array<string, mixed>> */
	private function onTwoPages(): array {
		$fields = $this->fixture( 'enquiry' )['fields'];
		return array(
			...array_slice( $fields, 0, 5 ),
			array( 'id' => 20, 'type' => 'page' ),
			...array_slice( $fields, 5 ),
		);
	}
}
