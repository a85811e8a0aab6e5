<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Tests\WordPress\Support\Http;
use Atoll\Tests\WordPress\Support\HttpAnswer;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Pages of a form without JavaScript: name (and a business, and why), loan, message. */
final class PlainPagesTest extends SiteTestCase {

	private const SHOW = array(
		'actionType' => 'show',
		'logicType'  => 'all',
		'rules'      => array( array( 'fieldId' => '1', 'operator' => 'is', 'value' => 'Business' ) ),
	);

	private int $number;
	private string $page;

	protected function setUp(): void {
		parent::setUp();
		$this->number = $this->form(
			'enquiry',
			array(
				'pagination' => array( 'type' => 'steps', 'pages' => array( 'You', 'Loan', 'Send' ) ),
				'fields'     => array(
					array( 'id' => 1, 'type' => 'text', 'label' => 'Name', 'isRequired' => true ),
					array( 'id' => 2, 'type' => 'text', 'label' => 'Why', 'conditionalLogic' => self::SHOW ),
					array( 'id' => 3, 'type' => 'page' ),
					array( 'id' => 4, 'type' => 'email', 'label' => 'Email', 'isRequired' => true ),
					array( 'id' => 5, 'type' => 'page' ),
					array( 'id' => 6, 'type' => 'textarea', 'label' => 'Message', 'isRequired' => true ),
				),
			)
		);
		$this->page   = $this->page( $this->number );
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
		$this->assertStringContainsString( '<title>Loan – Enquire', $this->send( 0, 'input_1=Jo&atoll_to=next' )->body );
		$this->assertStringContainsString( '<title>Error – You – Enquire', $this->send( 0, 'atoll_to=next' )->body );
		$response = $this->send( 2, 'input_1=Jo&input_4=jo%40example.com&input_6=Hi' );
		$this->assertSame( 303, $response->status );
		$this->assertStringContainsString( '<title>Your form has been sent – Enquire', Http::get( $response->header( 'Location' ) )->body );
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

	public function test_a_question_that_an_answer_has_brought_up_is_asked_before_going_on(): void {
		$seen   = 'atoll_seen=1';
		$answer = $this->send( 0, "input_1=Business&{$seen}&atoll_to=next" );

		$this->assertSame( 200, $answer->status );
		$this->assertSame( 0, $this->shown( $answer ) );
		$this->assertStringContainsString( 'There are new questions', $this->html( $answer ) );
		$this->assertStringContainsString( 'name="atoll_seen" value="1 2"', $this->html( $answer ) );
		$this->assertSame( 1, $this->shown( $this->send( 0, 'input_1=Business&atoll_seen=1+2&atoll_to=next' ) ) );
		$this->assertSame( 1, $this->shown( $this->send( 0, "input_1=Jo&{$seen}&atoll_to=next" ) ) );
	}

	public function test_nothing_is_sent_before_such_a_question_was_shown(): void {
		$answer = $this->send( 2, 'input_1=Business&input_4=jo%40example.com&input_6=Hi&atoll_seen=1+4+6' );

		$this->assertSame( 0, $this->shown( $answer ) );
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_a_way_on_that_the_answers_hide_is_not_gone(): void {
		$hide   = array( 'actionType' => 'hide' ) + self::SHOW;
		$number = $this->form( 'enquiry', array( 'button' => array( 'text' => 'Send', 'conditionalLogic' => $hide ), 'fields' => array( array( 'id' => 1, 'type' => 'text' ) ) ) );
		$page   = $this->page( $number );
		$answer = Http::post( $page, "input_1=Business&atoll_form={$number}" );

		$this->assertSame( 200, $answer->status );
		$this->assertStringContainsString( 'the form does not go on from here', $this->html( $answer ) );
		$this->assertSame( 0, $this->countEntries() );
		$this->assertSame( 303, Http::post( $page, "input_1=Jo&atoll_form={$number}&atoll_to=next" )->status );
	}

	public function test_what_was_typed_into_a_hidden_question_is_there_when_it_shows_again(): void {
		$answer = $this->send( 0, 'input_1=Jo&input_2=Because&atoll_to=back' );

		$this->assertStringContainsString( 'value="Because"', $this->html( $answer ) );
	}

	public function test_forged_progress_is_harmless(): void {
		foreach ( array( 'atoll_page=99', 'atoll_page=-1', 'atoll_page[]=1', 'atoll_page=1e9', 'atoll_seen[]=1', 'atoll_seen=%00', 'atoll_to[]=next', 'atoll_to=elsewhere' ) as $forged ) {
			$answer = Http::post( $this->page, "input_1=Jo&input_4=nobody&atoll_form={$this->number}&{$forged}" );
			$this->assertContains( $answer->status, array( 200, 422 ), $forged );
			$this->assertStringContainsString( 'value="Jo"', $this->html( $answer ), $forged );
		}
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_answers_of_a_page_that_was_turned_are_in_no_shared_cache(): void {
		$this->assertStringContainsString( 'private', $this->send( 0, 'input_1=Jo&atoll_to=next' )->header( 'Cache-Control' ) );
	}

	private function send( int $page, string $body ): HttpAnswer {
		return Http::post( $this->page, "{$body}&atoll_form={$this->number}&atoll_page={$page}" );
	}

	/** The form alone, so that a failure can be read. */
	private function html( HttpAnswer $answer ): string {
		preg_match( '~<form.*</form>~s', $answer->body, $found );
		return $found[0] ?? '';
	}

	/** The page that shows, from 0. */
	private function shown( HttpAnswer $answer ): int {
		preg_match_all( '/data-page="(\d)"[^>]*>/', $answer->body, $pages, PREG_SET_ORDER );
		$visible = array_filter( $pages, static fn( array $page ) => ! str_contains( $page[0], 'hidden' ) );
		$this->assertCount( 1, $visible );
		return (int) array_values( $visible )[0][1];
	}
}
