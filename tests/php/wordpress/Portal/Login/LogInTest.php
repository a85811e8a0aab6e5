<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Login;

use Atoll\Tests\WordPress\Support\Browser;
use Atoll\Tests\WordPress\Support\Http;
use Atoll\Tests\WordPress\Support\RestContract;
use PHPUnit\Framework\Attributes\DataProvider;

/** Who belongs inside gets in; nobody else learns anything, however they ask. */
final class LogInTest extends LoginTestCase {

	public function test_the_right_password_leads_to_the_dashboard_for_as_long_as_the_browser_is_open(): void {
		$this->client();
		$browser = new Browser();
		$answer  = $this->logIn( browser: $browser );
		$this->assertSame( array( 303, $this->dashboard ), array( $answer->status, $answer->header( 'Location' ) ) );
		$this->assertStringNotContainsString( 'expires', strtolower( $answer->header( 'Set-Cookie' ) ) );
		$this->assertTrue( $this->isLoggedIn( $browser ) );
	}

	public function test_it_leads_to_what_was_asked_for(): void {
		$this->client();
		$path = (string) wp_parse_url( $this->application, PHP_URL_PATH ) . '?entry=7';
		$this->assertSame( home_url( $path ), $this->logIn( query: '?portalRedirect=' . rawurlencode( $path ) )->header( 'Location' ) );
	}

	#[DataProvider( 'elsewhere' )]
	public function test_it_leads_to_no_other_site( string $address ): void {
		$this->client();
		$this->assertSame( $this->dashboard, $this->logIn( query: '?portalRedirect=' . rawurlencode( $address ) )->header( 'Location' ) );
		$this->assertSame( $this->dashboard, $this->send( 'log-in', array( 'log' => $this->email, 'pwd' => self::PASSWORD, 'portalRedirect' => $address ) )->header( 'Location' ) );
	}

	/** @return list<array{string}> */
	public static function elsewhere(): array {
		return array_map( static fn( string $address ): array => array( $address ), array( 'https://evil.example/', '//evil.example/', '/\\evil.example', "/\tevil", 'javascript:alert(1)', 'http://user@evil.example', "/x\r\nSet-Cookie: a=b" ) );
	}

	public function test_it_does_not_lead_straight_out_again(): void {
		$this->client();
		$this->assertSame( $this->dashboard, $this->logIn( query: '?portalRedirect=' . rawurlencode( '/wp-login.php?action=logout' ) )->header( 'Location' ) );
	}

	public function test_whether_there_is_such_an_account_shows_in_no_byte(): void {
		$this->client();
		$other  = 'zed' . substr( $this->email, 3 );
		$wrong  = $this->logIn( 'something else' );
		$nobody = $this->logIn( 'something else', name: $other );
		$this->assertSame( array( 401, 401 ), array( $wrong->status, $nobody->status ) );
		$this->assertSame( $wrong->body, str_replace( $other, $this->email, $nobody->body ) );
		$this->assertSame( $this->shape( $wrong->head ), $this->shape( $nobody->head ) );
		$this->assertStringContainsString( $this->email, $wrong->body, 'the email comes back' );
		$this->assertStringNotContainsString( 'something else', $wrong->body, 'the password does not' );
		$this->assertStringContainsString( '<title>Error', $wrong->body );
	}

	#[DataProvider( 'names' )]
	public function test_one_password_is_hashed_whatever_is_found( string $name ): void {
		$this->client();
		$work  = 0;
		$count = static function ( mixed $value ) use ( &$work ): mixed {
			++$work;
			return $value;
		};
		add_filter( 'check_password', $count );
		add_filter( 'wp_hash_password_options', $count );
		$this->assertWPError( wp_authenticate( str_replace( 'EMAIL', $this->email, $name ), 'something else' ) );
		remove_filter( 'check_password', $count );
		remove_filter( 'wp_hash_password_options', $count );
		$this->assertSame( 1, $work );
	}

	/** @return array<string, array{string}> */
	public static function names(): array {
		return array(
			'an account'        => array( 'EMAIL' ),
			'an unknown email'  => array( 'nobody@example.com' ),
			'an unknown name'   => array( 'nobody' ),
		);
	}

	public function test_guessing_is_slowed_down_at_every_door(): void {
		$this->client();
		for ( $try = 0; $try < 5; $try++ ) {
			$this->assertSame( 401, $this->logIn( 'something else' )->status );
		}
		$browser = new Browser();
		$refused = $this->logIn( browser: $browser );
		$this->assertSame( 429, $refused->status, 'also with the right password' );
		$this->assertGreaterThan( 0, (int) $refused->header( 'Retry-After' ) );
		$this->assertSame( 429, $browser->post( '/wp-json/s1t2/v1/login', http_build_query( array( 'log' => $this->email, 'pwd' => self::PASSWORD ) ) )->status );
		$this->assertStringContainsString( 'That was a lot', $browser->post( '/wp-login.php', http_build_query( array( 'log' => $this->email, 'pwd' => self::PASSWORD ) ) )->body );
		$this->assertFalse( $this->isLoggedIn( $browser ) );
		$other = $this->user( 'atoll_client' );
		$this->assertSame( 303, $this->logIn( 'password', name: get_userdata( $other )->user_email )->status, 'and nobody else is held up' );
	}

	public function test_guesses_at_one_account_count_together_whichever_of_its_names_is_typed(): void {
		$name = get_userdata( $this->client() )->user_login;
		foreach ( array( $this->email, $name, strtoupper( $this->email ), $name, $this->email ) as $typed ) {
			$this->assertSame( 401, $this->logIn( 'something else', name: $typed )->status );
		}
		$this->assertSame( array( 429, 429 ), array( $this->logIn()->status, $this->logIn( name: $name )->status ) );
	}

	public function test_other_spellings_of_a_name_are_no_ways_in_whose_guesses_would_count_alone(): void {
		$login = get_userdata( $this->client() )->user_login;
		foreach ( array( substr( $login, 0, 2 ) . "\u{200B}" . substr( $login, 2 ), "{$login}%%4141", strtr( $login, array( 'e' => "\u{FF45}" ) ) ) as $name ) {
			$this->assertSame( 401, $this->logIn( name: $name )->status, rawurlencode( $name ) );
		}
		$this->assertSame( 303, $this->logIn( name: ' ' . strtoupper( $login ) )->status );
	}

	public function test_a_form_of_another_site_logs_nobody_in(): void {
		$this->client();
		$browser = new Browser();
		$answer  = $browser->post( $this->login, http_build_query( array( 'atoll_action' => 'log-in', 'log' => $this->email, 'pwd' => self::PASSWORD ) ), array( 'Sec-Fetch-Site: cross-site' ) );
		$this->assertSame( 403, $answer->status );
		$this->assertSame( array(), $browser->cookies );
	}

	public function test_what_is_missing_is_said_at_its_input(): void {
		$answer = $this->send( 'log-in', array( 'log' => '', 'pwd' => ' ' ) );
		$this->assertSame( 422, $answer->status );
		$this->assertStringContainsString( 'Please enter your email.', $answer->body );
		$this->assertStringContainsString( 'Please enter your password.', $answer->body );
	}

	public function test_the_page_is_the_same_for_every_visitor_and_keeps_nothing(): void {
		$first  = Http::get( $this->login );
		$second = Http::get( $this->login );
		$this->assertSame( $first->body, $second->body );
		$this->assertSame( '', $first->header( 'Set-Cookie' ) );
		$this->assertStringNotContainsString( 'atoll_nonce', $first->body );
		$this->assertSame( '', $first->header( 'Cache-Control' ) );
	}

	public function test_a_call_logs_in_and_answers_as_the_contract_says(): void {
		$id      = $this->client();
		$browser = new Browser();
		$answer  = $browser->post( '/wp-json/s1t2/v1/login', http_build_query( array( 'log' => $this->email, 'pwd' => self::PASSWORD ) ) );
		$this->assertSame( 200, $answer->status );
		$this->assertSame( '', RestContract::complaint( 'login', $answer->json() ) );
		$this->assertSame( $id, $answer->json()['user']['id'] );
		$this->assertSame( $answer->json()['nonce'], $browser->post( '/wp-json/s1t2/v1/token' )->json()['nonce'], 'it belongs to the session that has begun' );
	}

	public function test_a_call_that_does_not_fit_is_refused_as_recorded(): void {
		$this->client();
		list( , $refusal ) = RestContract::examples( 'login' );
		foreach ( array( array( $this->email, 'something else' ), array( 'nobody@example.com', 'x' ), array( $this->email, '' ), array( '', '' ) ) as list( $name, $password ) ) {
			$answer = ( new Browser() )->post( '/wp-json/s1t2/v1/login', http_build_query( array( 'log' => $name, 'pwd' => $password ) ) );
			$this->assertSame( array( $refusal['status'], $refusal['response'] ), array( $answer->status, $answer->json() ) );
		}
		$this->assertSame( 403, Http::post( '/wp-json/s1t2/v1/login', http_build_query( array( 'log' => $this->email, 'pwd' => self::PASSWORD ) ), array( 'Sec-Fetch-Site: cross-site' ) )->status );
		$this->assertSame( 400, ( new Browser() )->post( '/wp-json/s1t2/v1/login', 'log[]=a&pwd=b' )->status );
	}

	public function test_an_application_password_begins_no_session(): void {
		$editor = $this->user( 'editor' );
		list( $password ) = (array) \WP_Application_Passwords::create_new_application_password( $editor, array( 'name' => 'Test' ) );
		$answer = ( new Browser() )->post( '/wp-json/s1t2/v1/login', http_build_query( array( 'log' => get_userdata( $editor )->user_login, 'pwd' => $password ) ) );
		$this->assertSame( 401, $answer->status );
	}

	private function assertWPError( mixed $what ): void {
		$this->assertInstanceOf( \WP_Error::class, $what );
	}

	/** Of a head, all but the time. */
	private function shape( string $head ): string {
		return (string) preg_replace( '/^(Date|X-Powered-By):.*$/mi', '', $head );
	}
}
