<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\SpentLimit;

/** Turning the pages of a form without JavaScript. */
final class PlainPagesTest extends PlainPagesTestCase {

	public function test_turning_a_page_counts_among_the_checks_of_answers(): void {
		update_option( 'atoll_spam', array( 'checks' => 3 ) + (array) get_option( 'atoll_spam' ) );
		$limit   = "checks {$this->number}";
		$pressed = fn( string $button ): int => $this->send( 0, "input_1=Jo&atoll_to={$button}" )->status;
		SpentLimit::set( $limit, 2, SpentLimit::TEN_MINUTES );
		$this->assertSame( 200, $pressed( 'next' ) );
		foreach ( array( 'next', 'back' ) as $button ) {
			SpentLimit::set( $limit, 3, SpentLimit::TEN_MINUTES );
			$this->assertSame( 429, $pressed( $button ) );
		}
	}

	public function test_next_shows_the_next_page_with_the_answers_kept(): void {
		$answer = $this->send( 0, 'input_1=Jo&input_6=Hi&atoll_to=next' );

		$this->assertSame( 200, $answer->status );
		$this->assertSame( 1, $this->shown( $answer ) );
		$this->assertStringContainsString( ' value="Jo"', $this->html( $answer ) );
		$this->assertStringContainsString( "\nHi</textarea>", $this->html( $answer ) );
		$this->assertStringContainsString( '"posted":', $answer->body, 'the island keeps this, and nothing older' );
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_the_pages_title_says_which_page_of_the_form_it_is_and_what_came_of_it(): void {
		$this->assertStringContainsString(
			'<title>Loan – Enquire',
			$this->send( 0, 'input_1=Jo&atoll_to=next' )->body
		);
		$this->assertStringContainsString( '<title>Error – You – Enquire', $this->send( 0, 'atoll_to=next' )->body );
		$response = $this->send( 2, 'input_1=Jo&input_4=jo%40example.com&input_6=Hi' );
		$this->assertSame( 303, $response->status );
		$this->assertStringContainsString(
			'<title>Your form has been sent – Enquire',
			Http::get( $response->header( 'Location' ) )->body
		);
	}

	public function test_next_judges_its_own_page_alone(): void {
		$answer = $this->send( 1, 'input_1=&input_4=nobody&atoll_to=next' );

		$this->assertSame( 422, $answer->status );
		$this->assertSame( 1, $this->shown( $answer ) );
		$this->assertSame( 1, substr_count( $this->html( $answer ), 'class="atoll-error"' ) );
	}

	public function test_back_judges_nothing_and_loses_nothing(): void {
		$answer = $this->send( 2, 'input_1=&input_4=nobody&input_6=Hi&atoll_to=back' );

		$this->assertSame( 200, $answer->status );
		$this->assertSame( 1, $this->shown( $answer ) );
		$this->assertStringContainsString( 'value="nobody"', $this->html( $answer ) );
		$this->assertStringContainsString( "\nHi</textarea>", $this->html( $answer ) );
		$this->assertStringNotContainsString( 'class="atoll-error"', $this->html( $answer ) );
	}

	public function test_back_on_the_first_page_stays_there(): void {
		$this->assertSame( 0, $this->shown( $this->send( 0, 'atoll_to=back' ) ) );
	}

	public function test_enter_on_the_last_page_sends_the_form(): void {
		$this->assertSame( 303, $this->send( 2, 'input_1=Jo&input_4=jo%40example.com&input_6=Hi&atoll_to=next' )->status );
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_sending_goes_to_the_first_page_that_has_something_to_mend(): void {
		$answer = $this->send( 2, 'input_1=Jo&input_4=nobody&input_6=' );

		$this->assertSame( 422, $answer->status );
		$this->assertSame( 1, $this->shown( $answer ) );
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_answers_of_a_page_that_was_turned_are_in_no_shared_cache(): void {
		$this->assertStringContainsString(
			'private',
			$this->send( 0, 'input_1=Jo&atoll_to=next' )->header( 'Cache-Control' )
		);
	}
}
