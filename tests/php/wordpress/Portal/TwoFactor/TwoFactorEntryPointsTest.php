<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\TwoFactor;

use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;

/** Every other way in that takes a password asks for the code too, or says why not. */
final class TwoFactorEntryPointsTest extends TwoFactorTestCase {

	public function test_wp_login_asks_too_and_keeps_where_to_go_and_for_how_long(): void {
		$this->clientWithTwoStep();
		$browser = new Browser();
		$first   = $this->wpLogin( $browser, array( 'rememberme' => 'forever', 'redirect_to' => $this->application ) );
		$step    = (string) $first->header( 'Location' );
		$this->assertSame( 302, $first->status );
		$this->assertStringContainsString( 'action=atoll_code', $step );
		$this->assertArrayNotHasKey( LOGGED_IN_COOKIE, $browser->cookies );
		$this->assertStringContainsString( 'one-time-code', $browser->get( $step )->body );
		$this->assertStringContainsString( 'This code is not right', $browser->post( $step, 'code=000000' )->body );
		$this->assertArrayNotHasKey( LOGGED_IN_COOKIE, $browser->cookies );
		$last = $browser->post( $step, 'code=' . self::currentCode() );
		$this->assertSame( array( 302, $this->application ), array( $last->status, $last->header( 'Location' ) ) );
		$this->assertTrue( $this->isLoggedIn( $browser ) );
	}

	public function test_on_wp_login_a_form_that_is_sent_again_leads_to_the_same_place(): void {
		$this->clientWithTwoStep();
		$browser = new Browser();
		$step    = (string) $this->wpLogin( $browser, array( 'redirect_to' => $this->application ) )->header(
			'Location'
		);
		$post    = 'code=' . self::currentCode();
		foreach ( array( 'first', 'again' ) as $time ) {
			$this->assertSame( $this->application, $browser->post( $step, $post )->header( 'Location' ), $time );
		}
		$stranger = new Browser();
		$this->assertStringNotContainsString(
			$this->application,
			(string) strtok( (string) $stranger->post( $step, $post )->header( 'Location' ), '?' )
		);
		$this->assertFalse( $this->isLoggedIn( $stranger ) );
	}

	public function test_staff_stay_logged_in_where_they_asked_for_it(): void {
		$id = $this->user( 'administrator' );
		$this->switchOnTwoStep( $id );
		$browser = new Browser();
		$step    = (string) $this->wpLogin(
			$browser,
			array( 'rememberme' => 'forever' ),
			get_userdata( $id )->user_login,
			'password'
		)->header( 'Location' );
		$last    = $browser->post( $step, 'code=' . self::currentCode() );
		$this->assertSame( admin_url(), $last->header( 'Location' ) );
		$this->assertMatchesRegularExpression( '/^Set-Cookie: wordpress_logged_in_[^\r\n]+expires=/mi', $last->head );
	}

	public function test_programs_need_an_application_password(): void {
		$id = $this->user( 'administrator' );
		$this->switchOnTwoStep( $id );
		$name   = get_userdata( $id )->user_login;
		$answer = $this->xmlrpc( $name, 'password' );
		$this->assertStringContainsString( 'This login asks for a code', $answer->body );
		add_filter( 'wp_is_application_passwords_available', '__return_true' );
		list( $password ) = (array) \WP_Application_Passwords::create_new_application_password(
			$id,
			array( 'name' => 'Test' )
		);
		remove_filter( 'wp_is_application_passwords_available', '__return_true' );
		$this->assertStringContainsString( 'isAdmin', $this->xmlrpc( $name, (string) $password )->body );
	}

	public function test_logging_in_above_a_page_is_refused_in_words_and_begins_no_session(): void {
		$this->clientWithTwoStep();
		$browser = new Browser();
		$answer  = $browser->post(
			'/wp-json/s1t2/v1/login',
			http_build_query( array( 'log' => $this->email, 'pwd' => self::PASSWORD ) )
		);
		$this->assertSame( array( 401, 'atoll_code_needed' ), array( $answer->status, $answer->json()['code'] ) );
		$this->assertFalse( $this->isLoggedIn( $browser ) );
	}

	public function test_a_call_takes_password_and_code_together(): void {
		$id      = $this->clientWithTwoStep();
		$browser = new Browser();
		list( , , $needed, $wrong ) = RestContract::examples( 'atoll/login' );
		$credentials = array( 'log' => $this->email, 'pwd' => self::PASSWORD );
		$answer      = $this->call( $browser, $credentials );
		$this->assertSame( array( $needed['status'], $needed['response'] ), array( $answer->status, $answer->json() ) );
		$answer = $this->call( $browser, array( 'code' => '000000' ) + $credentials );
		$this->assertSame( array( $wrong['status'], $wrong['response'] ), array( $answer->status, $answer->json() ) );
		$this->assertFalse( $this->isLoggedIn( $browser ) );
		$right  = array( 'code' => self::currentCode() ) + $credentials; // The next one may begin meanwhile.
		$answer = $this->call( $browser, $right );
		$this->assertSame( array( 200, $id ), array( $answer->status, $answer->json()['user']['id'] ) );
		$this->assertSame( '', RestContract::complaint( 'atoll/login', $answer->json() ) );
		$this->assertTrue( $this->isLoggedIn( $browser ) );
		$this->assertSame( 401, $this->call( new Browser(), $right )->status, 'a code counts once' );
	}

	public function test_a_code_counts_once_also_in_three_calls_at_once(): void {
		$this->clientWithTwoStep();
		$credentials = array( 'log' => $this->email, 'pwd' => self::PASSWORD, 'code' => self::currentCode() );
		$answers     = array_map(
			static fn( HttpAnswer $answer ): int => $answer->status,
			( new Browser() )->postAtOnce( 3, '/wp-json/s1t2/v1/login', http_build_query( $credentials ) )
		);
		sort( $answers );
		$this->assertSame( array( 200, 401, 401 ), $answers );
	}

	public function test_a_right_code_helps_nobody_with_a_wrong_password(): void {
		$this->clientWithTwoStep();
		$login  = array( 'log' => $this->email, 'pwd' => self::PASSWORD, 'code' => self::currentCode() );
		$answer = $this->call( new Browser(), array( 'pwd' => 'something else' ) + $login );
		$this->assertSame( 'atoll_login_failed', $answer->json()['code'] );
		$this->assertSame( 200, $this->call( new Browser(), $login )->status, 'it was not used up' );
	}

	/** @param array<string, string> $credentials */
	private function call( Browser $browser, array $credentials ): HttpAnswer {
		return $browser->post( '/wp-json/s1t2/v1/login', http_build_query( $credentials ) );
	}

	public function test_a_right_password_is_no_failed_login_to_other_plugins(): void {
		$this->clientWithTwoStep();
		$before = did_action( 'wp_login_failed' );
		$this->assertWPError( wp_authenticate( $this->email, self::PASSWORD ) );
		$this->assertSame( $before, did_action( 'wp_login_failed' ) );
		$this->assertWPError( wp_authenticate( $this->email, 'something else' ) );
		$this->assertSame( $before + 1, did_action( 'wp_login_failed' ) );
	}
}
