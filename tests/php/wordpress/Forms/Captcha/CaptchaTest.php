<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Captcha;

use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\SolvedCaptcha;

/** A form with a captcha stores nothing without a proof, each proof once, and always has another way. */
final class CaptchaTest extends CaptchaTestCase {

	public function test_a_challenge_is_what_the_contract_says_and_is_kept_by_no_cache(): void {
		$reply = $this->challenge( $this->captchaForm() );
		$this->assertSame( 200, $reply->get_status() );
		$this->assertSame( '', RestContract::complaint( 'atoll/captcha-challenge', $reply->get_data() ) );
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
		$token  = SolvedCaptcha::solve( $this->challenge( $number )->get_data() );
		$this->assertSame( 200, $this->submit( $number, array( 'altcha' => $token ) )->status );
		$again = $this->submit( $number, array( 'altcha' => $token ) );
		$this->assertSame( 400, $again->status );
		$this->assertArrayHasKey( '5', $again->json()['validation_messages'] );
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_a_retry_under_the_same_key_gets_the_first_answer_with_any_token(): void {
		$number = $this->captchaForm();
		$key    = array( 'gform_unique_id' => 'abcdefghij0123456789' );
		$this->assertSame(
			200,
			$this->submit( $number, $key + array( 'altcha' => SolvedCaptcha::easily( $number ) ) )->status
		);
		$this->assertSame(
			200,
			$this->submit( $number, $key + array( 'altcha' => SolvedCaptcha::easily( $number ) ) )->status
		);
		$this->assertSame( 200, $this->submit( $number, $key )->status );
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_nothing_passes_without_a_token_or_with_one_of_another_form(): void {
		$number = $this->captchaForm();
		$other  = $this->captchaForm();
		$useless = array(
			array(),
			array( 'altcha' => '' ),
			array( 'altcha' => 'rubbish' ),
			array( 'altcha' => array( 'a', 'b' ) ),
			array( 'altcha' => SolvedCaptcha::easily( $other ) ),
		);
		foreach ( $useless as $sent ) {
			$this->assertSame( 400, $this->submit( $number, $sent )->status );
		}
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_a_form_without_a_captcha_asks_for_nothing(): void {
		$number = $this->form();
		$this->assertSame(
			200,
			$this->post(
				"/gf/v2/forms/{$number}/submissions",
				array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' )
			)->get_status()
		);
	}

	private function challenge( int $number ): \WP_REST_Response {
		return $this->get( '/s1t2/v1/captcha-challenge', array( 'form_id' => $number ) );
	}
}
