<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\TwoFactor;

use Atoll\Portal\Passwords\PasswordResetKeys;
use Atoll\Portal\TwoFactor\TwoFactorRepository;
use Atoll\Tests\WordPress\Support\GuardedPage;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;

/** Where it is on, no password alone is a way into the portal, and nobody but its owner is held up. */
final class TwoFactorLoginTest extends TwoFactorTestCase {

	public function test_the_portal_asks_for_a_code_after_the_password_and_leads_to_what_was_asked_for(): void {
		$this->clientWithTwoStep();
		$path    = (string) wp_parse_url( $this->application, PHP_URL_PATH );
		$browser = new Browser();
		$first   = $this->logIn( query: '?portalRedirect=' . rawurlencode( $path ), browser: $browser );
		$step    = (string) $first->header( 'Location' );
		$this->assertSame( 303, $first->status );
		$this->assertStringStartsWith( $this->login, $step );
		$this->assertFalse( $this->isLoggedIn( $browser ), 'a password is half of it' );
		$page = $browser->get( $step );
		$this->assertStringContainsString( 'one-time-code', $page->body );
		$this->assertStringContainsString( 'no-store', $page->header( 'Cache-Control' ) );
		GuardedPage::check( $page );
		$wrong = $this->sendCode( $browser, $step, '000000' );
		$this->assertSame( 401, $wrong->status );
		$this->assertStringContainsString( 'This code is not right', $wrong->body );
		$right = $this->sendCode( $browser, $step, self::currentCode() );
		$this->assertSame( array( 303, home_url( $path ) ), array( $right->status, $right->header( 'Location' ) ) );
		$this->assertTrue( $this->isLoggedIn( $browser ) );
	}

	public function test_a_code_counts_once_and_the_same_press_again_is_the_same_login(): void {
		$this->clientWithTwoStep();
		$browser = new Browser();
		$other   = new Browser();
		$step    = (string) $this->logIn( browser: $browser )->header( 'Location' );
		$this->logIn( browser: $other );
		$code    = self::currentCode();
		$post    = http_build_query( array( 'atoll_action' => 'log-in-code', 'code' => $code ) );
		$answers = array_map(
			static fn( HttpAnswer $answer ): int => $answer->status,
			$browser->postAtOnce( 3, $step, $post )
		);
		$this->assertSame( array( 303, 303, 303 ), $answers, 'none of these has heard of the others' );
		$this->assertSame( 401, $this->sendCode( $other, $step, $code )->status );
		$this->assertFalse( $this->isLoggedIn( $other ) );
	}

	public function test_a_form_that_is_sent_again_leads_whoever_it_logged_in_to_the_same_place(): void {
		$this->clientWithTwoStep();
		$path    = (string) wp_parse_url( $this->application, PHP_URL_PATH );
		$browser = new Browser();
		$query   = '?portalRedirect=' . rawurlencode( $path );
		$step    = (string) $this->logIn( query: $query, browser: $browser )->header( 'Location' );
		$code    = self::currentCode();
		foreach ( array( 'first', 'again' ) as $time ) {
			$answer = $this->sendCode( $browser, $step, $code );
			$this->assertSame(
				array( 303, home_url( $path ) ),
				array( $answer->status, $answer->header( 'Location' ) ),
				$time
			);
		}
		$stranger = new Browser();
		$this->assertStringContainsString(
			'code-time-over',
			(string) $this->sendCode( $stranger, $step, $code )->header( 'Location' )
		);
		$this->assertFalse( $this->isLoggedIn( $stranger ) );
	}

	public function test_a_recovery_code_lets_in_once(): void {
		$this->clientWithTwoStep();
		foreach ( array( 303, 401 ) as $status ) {
			$browser = new Browser();
			$step    = (string) $this->logIn( browser: $browser )->header( 'Location' );
			$this->assertSame( $status, $this->sendCode( $browser, $step, strtoupper( $this->codes[3] ) )->status );
		}
	}

	public function test_a_recovery_code_that_is_not_right_waits_for_no_app(): void {
		$this->clientWithTwoStep();
		$browser = new Browser();
		$step    = (string) $this->logIn( browser: $browser )->header( 'Location' );
		$answer  = $this->sendCode( $browser, $step, 'abcd-efgh-2345-mnop' );
		$this->assertSame( 401, $answer->status );
		$this->assertStringContainsString(
			'This recovery code is not right, or was used already. Use another one.',
			$answer->body
		);
		$this->assertStringNotContainsString( 'Wait for the next one', $answer->body );
	}

	public function test_guesses_of_the_code_wait_and_guesses_of_the_password_hold_up_no_code(): void {
		$this->clientWithTwoStep();
		$browser = new Browser();
		$step    = (string) $this->logIn( browser: $browser )->header( 'Location' );
		for ( $try = 0; $try < 6; $try++ ) {
			$this->logIn( 'something else' );
		}
		for ( $try = 0; $try < 5; $try++ ) {
			$this->assertSame( 401, $this->sendCode( $browser, $step, '00000' . $try )->status );
		}
		$this->assertSame(
			429,
			$this->sendCode( $browser, $step, self::currentCode() )->status,
			'also with the right code'
		);
	}

	public function test_a_new_password_does_not_switch_it_off_and_leads_on_to_the_invitation_it_came_from(): void {
		$id      = $this->clientWithTwoStep();
		$token   = $this->token();
		$browser = new Browser();
		$key     = Inside::get( PasswordResetKeys::class )->make( get_userdata( $id ) );
		$answer  = $this->send(
			'new-password',
			array( 'reset' => $key, 'invitation' => $token, 'password' => 'umbrella teal otter' ),
			browser: $browser
		);
		$this->assertSame( 303, $answer->status );
		$this->assertStringStartsWith(
			add_query_arg( 'invitation', $token, $this->login ),
			$answer->header( 'Location' )
		);
		$this->assertFalse( $this->isLoggedIn( $browser ) );
		$this->assertStringContainsString(
			'step=code',
			(string) $this->logIn( 'umbrella teal otter' )->header( 'Location' )
		);
	}

	public function test_a_seed_whose_key_is_gone_lets_nobody_in_but_by_a_recovery_code(): void {
		$id = $this->clientWithTwoStep();
		$this->assertStringNotContainsString(
			bin2hex( self::SEED ),
			(string) get_user_meta( $id, TwoFactorRepository::META, true )
		);
		$meta = (string) get_user_meta( $id, TwoFactorRepository::META, true );
		update_user_meta(
			$id,
			TwoFactorRepository::META,
			wp_slash( (string) preg_replace( '/"seed":"k\w/', '"seed":"kz', $meta ) )
		);
		$browser = new Browser();
		$step    = (string) $this->logIn( browser: $browser )->header( 'Location' );
		$this->assertSame( 401, $this->sendCode( $browser, $step, self::currentCode() )->status );
		$this->assertSame( 303, $this->sendCode( $browser, $step, $this->codes[0] )->status );
	}
}
