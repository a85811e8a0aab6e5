<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;

/** The door that needs no JavaScript. */
final class PlainPostTest extends PlainPostTestCase {

	public function test_success_leads_to_the_confirmation_in_the_forms_place(): void {
		$answer = $this->send( self::GOOD );
		$this->assertSame( 303, $answer->status );
		$this->assertStringStartsWith( $this->page, $answer->header( 'Location' ) );
		$this->assertSame( 1, $this->countEntries() );
		$confirmationPage = Http::get( $answer->header( 'Location' ) );
		$this->assertSame( 200, $confirmationPage->status );
		$this->assertStringContainsString( 'Thank you, we will call you.', $confirmationPage->body );
		$this->assertStringNotContainsString( 'name="input_1"', $confirmationPage->body );
		$this->assertStringContainsString( 'no-store', $confirmationPage->header( 'Cache-Control' ) );
	}

	public function test_a_confirmation_cannot_be_forged_or_moved_to_another_form(): void {
		$location = $this->send( self::GOOD )->header( 'Location' );
		$other    = $this->page( $this->form() );
		$forgeries = array(
			'changed'      => (string) preg_replace_callback(
				'/=(.)/',
				static fn( array $found ) => '=' . ( 'A' === $found[1] ? 'B' : 'A' ),
				$location
			),
			'cut'          => (string) preg_replace( '/=(.{60}).*/', '=$1', $location ),
			'short'        => $this->page . '?atoll_confirmation=AAAA',
			'no base64'    => $this->page . '?atoll_confirmation=%00%22',
			'a list'       => $this->page . '?atoll_confirmation[]=x',
			'another form' => $other . strstr( $location, '?' ),
		);
		foreach ( $forgeries as $name => $forged ) {
			$this->assertStringContainsString( 'name="input_1"', Http::get( $forged )->body, $name );
		}
	}

	public function test_errors_show_the_page_again_with_what_to_mend_and_what_was_typed(): void {
		$answer = $this->send( 'input_1=&input_2=%3Cb%3E%22nobody&input_5_2=refinance&input_9=Line+one%0D%0Atwo' );
		$this->assertSame( 422, $answer->status );
		$this->assertStringContainsString( 'no-store', $answer->header( 'Cache-Control' ) );
		$this->assertStringContainsString( 'There is a problem', $answer->body );
		$this->assertStringContainsString( 'We need your email to answer.', $answer->body );
		$this->assertStringContainsString( 'value="&lt;b&gt;&quot;nobody"', $answer->body );
		$this->assertStringContainsString( "Line one\ntwo", $answer->body );
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_messages_are_those_of_the_rest_route(): void {
		$messages = (array) $this->post(
			"/gf/v2/forms/{$this->number}/submissions",
			array( 'input_2' => 'nobody' )
		)->get_data()['validation_messages'];
		$html     = $this->send( 'input_2=nobody' )->body;
		foreach ( $messages as $message ) {
			$this->assertStringContainsString( $message, $html );
		}
	}

	public function test_an_address_with_two_slashes_posts_to_no_other_host(): void {
		$path   = (string) wp_parse_url( $this->page, PHP_URL_PATH );
		$query  = (string) wp_parse_url( $this->page, PHP_URL_QUERY );
		$answer = Http::post(
			'/' . ( '' === $path ? '/' : $path ) . ( '' === $query ? '' : "?{$query}" ),
			"input_1=Jo&atoll_form={$this->number}"
		);
		$this->assertSame( 422, $answer->status );
		$this->assertSame( 1, preg_match( '~<form[^>]* action="([^"]*)"~', $answer->body, $form ) );
		$this->assertMatchesRegularExpression( '~^/(?![/\\\\])~', $form[1] );
	}

	public function test_sending_twice_is_one_entry(): void {
		$this->assertSame(
			array( 303, 303 ),
			array( $this->send( self::GOOD )->status, $this->send( self::GOOD )->status )
		);
		$this->assertSame( 1, $this->countEntries() );
		$this->assertSame( 303, $this->send( self::GOOD . '&input_9=More' )->status );
		$this->assertSame( 2, $this->countEntries() );
	}

	public function test_a_reused_key_keeps_the_answers_and_sending_again_works(): void {
		$this->send( self::GOOD . '&gform_unique_id=k' );
		$answer = $this->send( 'input_1=Sam&input_2=jo%40example.com&input_11_1=1&gform_unique_id=k' );
		$this->assertSame( 409, $answer->status );
		$this->assertStringContainsString( 'value="Sam"', $answer->body );
		$this->assertStringContainsString( 'name="gform_unique_id" value=""', $answer->body );
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_malformed_answers_are_told_and_the_others_kept(): void {
		$answer = $this->send( 'input_1[]=x&input_2=jo%40example.com&input_9=%ff&input_11_1=1' );
		$this->assertSame( 400, $answer->status );
		$this->assertStringContainsString( 'role="alert"', $answer->body );
		$this->assertStringContainsString( 'value="jo@example.com"', $answer->body );
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_a_flood_is_told(): void {
		$answer = $this->send( self::GOOD . '&input_9=' . str_repeat( 'a', 1100000 ) );
		$this->assertSame( 413, $answer->status );
		$this->assertStringContainsString( 'value="jo@example.com"', $answer->body );
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_the_forms_number_may_stand_beyond_phps_limit_of_inputs(): void {
		$answer = Http::post(
			$this->page,
			self::GOOD . str_repeat( '&filler=', 1200 ) . '&atoll_form=' . $this->number
		);
		$this->assertSame( 303, $answer->status );
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_a_form_that_closed_meanwhile_says_so(): void {
		Inside::get( FormWriter::class )->trash( $this->number );
		$answer = $this->send( self::GOOD );
		$this->assertSame( 404, $answer->status );
		$this->assertStringContainsString( 'no longer open', $answer->body );
	}

	public function test_pages_are_the_same_for_every_visitor(): void {
		$first = Http::get( $this->page, array( 'User-Agent: One' ) );
		$this->assertSame( $first->body, Http::get( $this->page, array( 'User-Agent: Two', 'Cookie: a=b' ) )->body );
		$this->assertStringNotContainsString( 'atoll_nonce', $first->body );
		$this->assertSame( '', $first->header( 'Set-Cookie' ) );
	}
}
