<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;

/** Pages without JavaScript where answers bring up or hide questions, and where progress is forged. */
final class PlainPageLogicTest extends PlainPagesTestCase {

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

	public function test_what_is_sent_without_being_seen_is_stored_at_the_first_send(): void {
		$hidden = array( 'id' => 2, 'type' => 'text', 'visibility' => 'hidden', 'conditionalLogic' => self::SHOW );
		$number = $this->form(
			'enquiry',
			array( 'fields' => array( array( 'id' => 1, 'type' => 'text' ), $hidden ) )
		);
		$body   = "input_1=Business&input_2=campaign&atoll_seen=1&atoll_form={$number}";

		$this->assertSame( 303, Http::post( $this->page( $number ), $body )->status );
		$this->assertSame(
			array( '1' => 'Business', '2' => 'campaign' ),
			array_map( strval( ... ), Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0]->answers )
		);
	}

	public function test_a_way_on_that_the_answers_hide_is_not_gone(): void {
		$hide   = array( 'actionType' => 'hide' ) + self::SHOW;
		$number = $this->form(
			'enquiry',
			array(
				'button' => array( 'text' => 'Send', 'conditionalLogic' => $hide ),
				'fields' => array( array( 'id' => 1, 'type' => 'text' ) ),
			)
		);
		$page   = $this->page( $number );
		$answer = Http::post( $page, "input_1=Business&atoll_form={$number}" );

		$this->assertSame( 200, $answer->status );
		$this->assertStringContainsString( 'You cannot continue with these answers.', $this->html( $answer ) );
		$this->assertSame( 0, $this->countEntries() );
		$this->assertSame( 303, Http::post( $page, "input_1=Jo&atoll_form={$number}&atoll_to=next" )->status );
	}

	public function test_what_was_typed_into_a_hidden_question_is_there_when_it_shows_again(): void {
		$answer = $this->send( 0, 'input_1=Jo&input_2=Because&atoll_to=back' );

		$this->assertStringContainsString( 'value="Because"', $this->html( $answer ) );
	}

	public function test_forged_progress_is_harmless(): void {
		$forgeries = array(
			'atoll_page=99', 'atoll_page=-1', 'atoll_page[]=1', 'atoll_page=1e9', 'atoll_seen[]=1',
			'atoll_seen=%00', 'atoll_to[]=next', 'atoll_to=elsewhere',
		);
		foreach ( $forgeries as $forged ) {
			$answer = Http::post( $this->page, "input_1=Jo&input_4=nobody&atoll_form={$this->number}&{$forged}" );
			$this->assertContains( $answer->status, array( 200, 422 ), $forged );
			$this->assertStringContainsString( 'value="Jo"', $this->html( $answer ), $forged );
		}
		$this->assertSame( 0, $this->countEntries() );
	}
}
