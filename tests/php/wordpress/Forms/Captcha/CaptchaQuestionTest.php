<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Captcha;

use Atoll\Forms\Captcha\CaptchaResult;
use Atoll\Forms\Captcha\Methods\CaptchaQuestion;
use Atoll\Forms\Captcha\Methods\NumberWords;
use Atoll\Tests\WordPress\Support\Http\Http;

/** A question in place of the puzzle, for browsers without scripts. */
final class CaptchaQuestionTest extends CaptchaTestCase {

	private const WRONG_ANSWER = 'That answer was wrong, or it came too late. Please answer the question again.';

	public function test_without_scripts_the_form_comes_back_with_a_question_and_its_answers_and_then_passes(): void {
		$number = $this->captchaForm();
		$page   = $this->page( $number );
		$first  = Http::post( $page, http_build_query( array( 'atoll_form' => $number, 'input_1' => 'Jo Citizen' ) ) );
		$this->assertSame( 422, $first->status );
		$this->assertStringContainsString( 'value="Jo Citizen"', $first->body );
		$this->assertSame( 0, $this->countEntries() );
		$answered = array( 'atoll_form' => $number, 'input_1' => 'Jo Citizen' ) + $this->answerTo( $first->body );
		$this->assertSame( 303, Http::post( $page, http_build_query( $answered ) )->status );
		$this->assertSame( 1, $this->countEntries() );
		$again = Http::post( $page, http_build_query( array( 'input_1' => 'Somebody else' ) + $answered ) );
		$this->assertSame( 422, $again->status );
		$this->assertStringContainsString( self::WRONG_ANSWER, $again->body );
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_a_captcha_on_the_first_page_is_asked_for_on_the_last(): void {
		$number = $this->form(
			'enquiry',
			array(
				'fields' => array(
					array( 'id' => 1, 'type' => 'text', 'label' => 'Your name', 'isRequired' => true ),
					array( 'id' => 5, 'type' => 'captcha', 'label' => 'Spam check', 'pageNumber' => 1 ),
					array( 'id' => 6, 'type' => 'page', 'pageNumber' => 2 ),
					array( 'id' => 2, 'type' => 'text', 'label' => 'Your message', 'pageNumber' => 2 ),
				),
			)
		);
		$page   = $this->page( $number );
		$sent   = array( 'atoll_form' => $number, 'input_1' => 'Jo', 'input_2' => 'Hello' );
		$post   = static fn( array $more ) => Http::post( $page, http_build_query( $sent + $more ) );
		$next   = $post( array( 'atoll_to' => 'next', 'atoll_page' => '0' ) );
		$this->assertStringContainsString( 'name="atoll_page" value="1"', $next->body );
		$asked = $post( array( 'atoll_page' => '1' ) );
		$this->assertStringContainsString( 'name="atoll_page" value="1"', $asked->body );
		$this->assertSame( 303, $post( array( 'atoll_page' => '1' ) + $this->answerTo( $asked->body ) )->status );
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_a_wrong_answer_is_asked_anew(): void {
		$number = $this->captchaForm();
		$page   = $this->page( $number );
		$first  = Http::post( $page, http_build_query( array( 'atoll_form' => $number, 'input_1' => 'Jo' ) ) );
		$wrong  = array( CaptchaQuestion::ANSWER => '1' ) + $this->answerTo( $first->body );
		$second = Http::post( $page, http_build_query( array( 'atoll_form' => $number, 'input_1' => 'Jo' ) + $wrong ) );
		$this->assertSame( 422, $second->status );
		$this->assertStringContainsString( self::WRONG_ANSWER, $second->body );
		$this->assertNotSame(
			$this->answerTo( $first->body )[ CaptchaQuestion::TICKET ],
			$this->answerTo( $second->body )[ CaptchaQuestion::TICKET ]
		);
	}

	public function test_a_ticket_tells_nothing_of_the_sum(): void {
		$question = new CaptchaQuestion( static fn() => 'secret', new NumberWords(), time( ... ) );
		for ( $i = 0; $i < 20; $i++ ) {
			$created = $question->create( 1 );
			$this->assertMatchesRegularExpression( '/^\d{10}\.[0-9a-f]{16}\.[0-9a-f]{64}$/D', $created['ticket'] );
		}
	}

	public function test_a_ticket_is_for_one_form_one_sum_and_half_an_hour(): void {
		$now      = 1_900_000_000;
		$question = new CaptchaQuestion( static fn() => 'secret', new NumberWords(), static function () use ( &$now ) {
			return $now;
		} );
		$created = $question->create( 1 );
		$sum     = array_search( $created['first'], ( new NumberWords() )->all(), true )
			+ array_search( $created['second'], ( new NumberWords() )->all(), true );
		$verdict = static fn( string $ticket, int|string $answer, int $form = 1 ) => $question->verify(
			"{$ticket} {$answer}",
			$form,
			''
		);
		$this->assertSame( CaptchaResult::Ok, $verdict( $created['ticket'], $sum ) );
		$this->assertSame( CaptchaResult::Refused, $verdict( $created['ticket'], $sum + 1 ) );
		$this->assertSame( CaptchaResult::Refused, $verdict( $created['ticket'], $sum, 2 ) );
		$this->assertSame(
			CaptchaResult::Refused,
			$verdict( ( $now + 99999 ) . substr( $created['ticket'], 10 ), $sum )
		);
		$now += 1801;
		$this->assertSame( CaptchaResult::Refused, $verdict( $created['ticket'], $sum ) );
	}

	public function test_answers_are_not_to_be_found_by_trying(): void {
		$number = $this->captchaForm();
		$page   = $this->page( $number );
		$first  = Http::post( $page, http_build_query( array( 'atoll_form' => $number, 'input_1' => 'Jo' ) ) );
		$wrong  = array( CaptchaQuestion::ANSWER => '0' ) + $this->answerTo( $first->body );
		$status = array_map( fn() => $this->submit( $number, $wrong )->status, range( 1, 22 ) );
		$this->assertContains( 429, $status ); // At most ten in a minute, of which two may be met.
		$last = Http::post(
			$page,
			http_build_query( array( 'atoll_form' => $number, 'input_1' => 'Jo Citizen' ) + $wrong )
		);
		$this->assertStringContainsString( 'value="Jo Citizen"', $last->body );
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_an_owner_may_want_no_question(): void {
		update_option( 'atoll_captcha', array( 'question' => false ) );
		$number = $this->captchaForm();
		$reply  = Http::post(
			$this->page( $number ),
			http_build_query( array( 'atoll_form' => $number, 'input_1' => 'Jo' ) )
		);
		$this->assertSame( 422, $reply->status );
		$this->assertStringNotContainsString( CaptchaQuestion::TICKET, $reply->body );
		$this->assertStringContainsString( 'Turn on JavaScript', $reply->body );
	}

	/** @return array<string, string> What a person would send who can add. */
	private function answerTo( string $html ): array {
		$this->assertSame( 1, preg_match( '/What is (\w+) plus (\w+)\?/', $html, $matches ) );
		$this->assertSame( 1, preg_match( '/name="atoll_question" value="([^"]+)"/', $html, $ticket ) );
		$numbers = array_flip(
			array( 'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine' )
		);
		return array(
			CaptchaQuestion::TICKET => $ticket[1],
			CaptchaQuestion::ANSWER => (string) ( $numbers[ $matches[1] ] + $numbers[ $matches[2] ] ),
		);
	}
}
