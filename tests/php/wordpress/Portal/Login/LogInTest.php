<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Login;

use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\Http;
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
		$this->assertSame(
			home_url( $path ),
			$this->logIn( query: '?portalRedirect=' . rawurlencode( $path ) )->header( 'Location' )
		);
	}

	#[DataProvider( 'elsewhere' )]
	public function test_it_leads_to_no_other_site( string $address ): void {
		$this->client();
		$this->assertSame(
			$this->dashboard,
			$this->logIn( query: '?portalRedirect=' . rawurlencode( $address ) )->header( 'Location' )
		);
		$this->assertSame(
			$this->dashboard,
			$this->send(
				'log-in',
				array( 'log' => $this->email, 'pwd' => self::PASSWORD, 'portalRedirect' => $address )
			)->header( 'Location' )
		);
	}

	/** @return list<array{string}> */
	public static function elsewhere(): array {
		return array_map(
			static fn( string $address ): array => array( $address ),
			array(
				'https://evil.example/',
				'//evil.example/',
				'/\\evil.example',
				"/\tevil",
				'javascript:alert(1)',
				'http://user@evil.example',
				"/x\r\nSet-Cookie: a=b",
			)
		);
	}

	public function test_it_does_not_lead_straight_out_again(): void {
		$this->client();
		$this->assertSame(
			$this->dashboard,
			$this->logIn( query: '?portalRedirect=' . rawurlencode( '/wp-login.php?action=logout' ) )->header(
				'Location'
			)
		);
	}

	public function test_a_form_of_another_site_logs_nobody_in(): void {
		$this->client();
		$browser = new Browser();
		$answer  = $browser->post(
			$this->login,
			http_build_query( array( 'atoll_action' => 'log-in', 'log' => $this->email, 'pwd' => self::PASSWORD ) ),
			array( 'Sec-Fetch-Site: cross-site' )
		);
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
}
