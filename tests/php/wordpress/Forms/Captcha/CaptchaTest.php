<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Captcha;

use Atoll\Forms\Captcha\CaptchaResult;
use Atoll\Forms\Captcha\Methods\CaptchaQuestion;
use Atoll\Forms\Captcha\Methods\NumberWords;
use Atoll\Forms\Captcha\Tokens\UsedCaptchaTokens;
use Atoll\Forms\Captcha\Tokens\UsedCaptchaTokensTable;
use Atoll\Platform\Access\RateLimits\RateLimitTable;
use Atoll\Platform\Errors\CaptchaUsed;
use Atoll\Tests\WordPress\Support\Http;
use Atoll\Tests\WordPress\Support\HttpAnswer;
use Atoll\Tests\WordPress\Support\RestContract;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use Atoll\Tests\WordPress\Support\SolvedCaptcha;

/** A form with a captcha stores nothing without a proof, each proof once, and always has another way. */
final class CaptchaTest extends SiteTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->forget();
	}

	protected function tearDown(): void {
		$this->forget();
		parent::tearDown();
	}

	public function test_a_challenge_is_what_the_contract_says_and_is_kept_by_no_cache(): void {
		$reply = $this->challenge( $this->captchaForm() );
		$this->assertSame( 200, $reply->get_status() );
		$this->assertSame( '', RestContract::complaint( 'captcha-challenge', $reply->get_data() ) );
		$this->assertSame( 'no-store', $reply->get_headers()['Cache-Control'] );
	}

	public function test_there_is_no_challenge_for_a_form_that_is_not_there(): void {
		$this->assertSame( 404, $this->challenge( 999999 )->get_status() );
		$this->assertSame( 400, $this->get( '/s1t2/v1/captcha-challenge' )->get_status() );
	}

	public function test_one_address_gets_thirty_challenges_a_minute(): void {
		$number = $this->captchaForm();
		$status = array_map( fn() => $this->challenge( $number )->get_status(), range( 1, 31 ) );
		$this->assertContains( $status[30], array( 200, 429 ) ); // 200 when a minute has just ended.
		$this->assertSame( 30, count( array_keys( array_slice( $status, 0, 30 ), 200, true ) ) );
	}

	public function test_a_solved_challenge_lets_one_submission_pass(): void {
		$number = $this->captchaForm();
		$token  = SolvedCaptcha::of( $this->challenge( $number )->get_data() );
		$this->assertSame( 200, $this->submit( $number, array( 'altcha' => $token ) )->status );
		$again = $this->submit( $number, array( 'altcha' => $token ) );
		$this->assertSame( 400, $again->status );
		$this->assertArrayHasKey( '5', $again->json()['validation_messages'] );
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_a_retry_under_the_same_key_gets_the_first_answer_with_any_token(): void {
		$number = $this->captchaForm();
		$key    = array( 'gform_unique_id' => 'abcdefghij0123456789' );
		$this->assertSame( 200, $this->submit( $number, $key + array( 'altcha' => SolvedCaptcha::easily( $number ) ) )->status );
		$this->assertSame( 200, $this->submit( $number, $key + array( 'altcha' => SolvedCaptcha::easily( $number ) ) )->status );
		$this->assertSame( 200, $this->submit( $number, $key )->status );
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_twenty_parallel_posts_with_one_token_store_one_entry(): void {
		$number = $this->captchaForm();
		$body   = http_build_query( array( 'input_1' => 'Jo', 'altcha' => SolvedCaptcha::easily( $number ) ) );
		$stored = array_filter( Http::postAtOnce( 20, "/wp-json/gf/v2/forms/{$number}/submissions", $body ), static fn( HttpAnswer $one ) => 200 === $one->status );
		$this->assertCount( 1, $stored );
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_nothing_passes_without_a_token_or_with_one_of_another_form(): void {
		$number = $this->captchaForm();
		$other  = $this->captchaForm();
		foreach ( array( array(), array( 'altcha' => '' ), array( 'altcha' => 'rubbish' ), array( 'altcha' => array( 'a', 'b' ) ), array( 'altcha' => SolvedCaptcha::easily( $other ) ) ) as $sent ) {
			$this->assertSame( 400, $this->submit( $number, $sent )->status );
		}
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_a_form_without_a_captcha_asks_for_nothing(): void {
		$number = $this->form();
		$this->assertSame( 200, $this->post( "/gf/v2/forms/{$number}/submissions", array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' ) )->get_status() );
	}

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
		$this->assertSame( 422, Http::post( $page, http_build_query( array( 'input_1' => 'Somebody else' ) + $answered ) )->status );
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_a_wrong_answer_is_asked_anew(): void {
		$number = $this->captchaForm();
		$page   = $this->page( $number );
		$first  = Http::post( $page, http_build_query( array( 'atoll_form' => $number, 'input_1' => 'Jo' ) ) );
		$wrong  = array( CaptchaQuestion::ANSWER => '1' ) + $this->answerTo( $first->body );
		$second = Http::post( $page, http_build_query( array( 'atoll_form' => $number, 'input_1' => 'Jo' ) + $wrong ) );
		$this->assertSame( 422, $second->status );
		$this->assertNotSame( $this->answerTo( $first->body )[ CaptchaQuestion::TICKET ], $this->answerTo( $second->body )[ CaptchaQuestion::TICKET ] );
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
		$sum     = array_search( $created['first'], ( new NumberWords() )->all(), true ) + array_search( $created['second'], ( new NumberWords() )->all(), true );
		$verdict = static fn( string $ticket, int|string $answer, int $form = 1 ) => $question->verify( "{$ticket} {$answer}", $form, '' );
		$this->assertSame( CaptchaResult::Ok, $verdict( $created['ticket'], $sum ) );
		$this->assertSame( CaptchaResult::Refused, $verdict( $created['ticket'], $sum + 1 ) );
		$this->assertSame( CaptchaResult::Refused, $verdict( $created['ticket'], $sum, 2 ) );
		$this->assertSame( CaptchaResult::Refused, $verdict( ( $now + 99999 ) . substr( $created['ticket'], 10 ), $sum ) );
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
		$last = Http::post( $page, http_build_query( array( 'atoll_form' => $number, 'input_1' => 'Jo Citizen' ) + $wrong ) );
		$this->assertStringContainsString( 'value="Jo Citizen"', $last->body );
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_an_owner_may_want_no_question(): void {
		update_option( 'atoll_captcha', array( 'question' => false ) );
		$number = $this->captchaForm();
		$reply  = Http::post( $this->page( $number ), http_build_query( array( 'atoll_form' => $number, 'input_1' => 'Jo' ) ) );
		$this->assertSame( 422, $reply->status );
		$this->assertStringNotContainsString( CaptchaQuestion::TICKET, $reply->body );
		$this->assertStringContainsString( 'Turn on JavaScript', $reply->body );
	}

	public function test_a_used_token_is_forgotten_when_it_would_have_expired(): void {
		global $wpdb;
		$now  = 1_900_000_000;
		$used = new UsedCaptchaTokens( $wpdb, static function () use ( &$now ) {
			return $now;
		} );
		$used->add( 'a token' );
		$this->assertTrue( $used->has( 'a token' ) );
		$now += 3601;
		$used->deleteExpired();
		$this->assertFalse( $used->has( 'a token' ) );
	}

	public function test_each_entry_and_each_day_forgets_what_has_expired(): void {
		global $wpdb;
		$number = $this->captchaForm();
		$expire = static fn( string $token ) => ( new UsedCaptchaTokens( $wpdb, static fn() => 1_500_000_000 ) )->add( $token );
		$used   = new UsedCaptchaTokens( $wpdb, time( ... ) );
		$expire( 'one' );
		$this->submit( $number, array( 'altcha' => SolvedCaptcha::easily( $number ) ) );
		$this->assertFalse( $used->has( 'one' ) );
		$expire( 'two' );
		do_action( 'atoll_captcha_tokens_expire' );
		$this->assertFalse( $used->has( 'two' ) );
	}

	public function test_of_two_submissions_that_use_a_token_at_once_the_second_is_told(): void {
		global $wpdb;
		$used = new UsedCaptchaTokens( $wpdb, time( ... ) );
		$used->add( 'a token' );
		$wpdb->suppress_errors();
		$this->expectException( CaptchaUsed::class );
		$used->add( 'a token' );
	}

	/** A name and a captcha. */
	private function captchaForm(): int {
		return $this->form(
			'enquiry',
			array(
				'fields' => array(
					array( 'id' => 1, 'type' => 'text', 'label' => 'Your name', 'isRequired' => true ),
					array( 'id' => 5, 'type' => 'captcha', 'label' => 'Spam check' ),
				),
			)
		);
	}

	private function challenge( int $number ): \WP_REST_Response {
		return $this->get( '/s1t2/v1/captcha-challenge', array( 'form_id' => $number ) );
	}

	/** @param array<string, mixed> $beside */
	private function submit( int $number, array $beside ): HttpAnswer {
		return Http::post( "/wp-json/gf/v2/forms/{$number}/submissions", (string) wp_json_encode( array( 'input_1' => 'Jo' ) + $beside ), array( 'Content-Type: application/json' ) );
	}

	/** @return array<string, string> What a person would send who can add. */
	private function answerTo( string $html ): array {
		$this->assertSame( 1, preg_match( '/What is (\w+) plus (\w+)\?/', $html, $matches ) );
		$this->assertSame( 1, preg_match( '/name="atoll_question" value="([^"]+)"/', $html, $ticket ) );
		$numbers = array_flip( array( 'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine' ) );
		return array(
			CaptchaQuestion::TICKET => $ticket[1],
			CaptchaQuestion::ANSWER => (string) ( $numbers[ $matches[1] ] + $numbers[ $matches[2] ] ),
		);
	}

	private function forget(): void {
		global $wpdb;
		delete_option( 'atoll_captcha' );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . UsedCaptchaTokensTable::NAME );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . RateLimitTable::NAME );
	}
}
