<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Session;

use Atoll\Tests\WordPress\Support\Cases\SessionTestCase;
use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use PHPUnit\Framework\Attributes\DataProvider;

/** POST s1t2/v1/token to whoever has no good login, or asks from elsewhere. */
final class RefusedTokenTest extends SessionTestCase {

	public function test_no_cookie_is_no_session(): void {
		$this->assertRefused( ( new Browser() )->post( self::TOKEN ) );
	}

	public function test_a_forged_cookie_is_none(): void {
		$browser = Browser::of( $this->client() );
		$forgeries = array( '/^[^|]+/' => 'admin', '/\|\d+\|/' => '|9999999999|', '/.{3}$/' => 'fff' );
		foreach ( $forgeries as $piece => $forged ) {
			$other                              = new Browser();
			$other->cookies[ LOGGED_IN_COOKIE ] = (string) preg_replace(
				$piece,
				$forged,
				$browser->cookies[ LOGGED_IN_COOKIE ]
			);
			$this->assertRefused( $other->post( self::TOKEN ) );
		}
		$other->cookies[ LOGGED_IN_COOKIE ] = 'nonsense';
		$this->assertRefused( $other->post( self::TOKEN ) );
	}

	public function test_an_expired_cookie_is_none(): void {
		$client                               = $this->client();
		$browser                              = Browser::of( $client );
		$browser->cookies[ LOGGED_IN_COOKIE ] = wp_generate_auth_cookie(
			$client,
			time() - 2 * 3600,
			'logged_in',
			$browser->token()
		);
		$this->assertRefused( $browser->post( self::TOKEN ) );
	}

	public function test_a_cookie_of_another_kind_is_none(): void {
		$client                               = $this->client();
		$browser                              = Browser::of( $client );
		$browser->cookies[ LOGGED_IN_COOKIE ] = wp_generate_auth_cookie(
			$client,
			time() + 60,
			'auth',
			$browser->token()
		);
		$this->assertRefused( $browser->post( self::TOKEN ) );
	}

	public function test_nobody_gets_on_with_another_persons_session(): void {
		$first                                = Browser::of( $this->client() );
		$second                               = $this->client();
		$browser                              = new Browser();
		$browser->cookies[ LOGGED_IN_COOKIE ] = wp_generate_auth_cookie(
			$second,
			time() + 60,
			'logged_in',
			$first->token()
		);
		$this->assertRefused( $browser->post( self::TOKEN ) );
	}

	#[DataProvider( 'strangers' )]
	public function test_no_other_site_is_answered( array $headers ): void {
		$browser = Browser::of( $this->client() );
		$answer  = $browser->post( self::TOKEN, '', $headers );
		$this->assertSame( 403, $answer->status );
		$this->assertStringNotContainsString( 'auth_valid_token', $answer->body );
		$browser->post( self::LOGOUT, '', $headers );
		$this->assertGreaterThan( 0, $this->exp( $browser ), 'and it can end no session' );
	}

	/** @return iterable<string, array{list<string>}> */
	public static function strangers(): iterable {
		yield 'another site'                => array( array( 'Sec-Fetch-Site: cross-site' ) );
		yield 'a sister site'               => array( array( 'Sec-Fetch-Site: same-site' ) );
		yield 'the address bar'             => array( array( 'Sec-Fetch-Site: none' ) );
		yield 'an old browser elsewhere'    => array( array( 'Origin: https://example.org' ) );
		yield 'a page without an origin'    => array( array( 'Origin: null' ) );
		yield 'who does not say'            => array( array() );
		yield 'another site that lies'      => array(
			array( 'Sec-Fetch-Site: cross-site', 'Origin: ' . 'http://127.0.0.1' ),
		);
	}

	public function test_an_old_browser_is_known_by_its_origin(): void {
		$home = (array) wp_parse_url( home_url() );
		$this->assertSame( 200, Browser::of( $this->client() )->post( self::TOKEN, '', array( "Origin: {$home['scheme']}://{$home['host']}:{$home['port']}" ) )->status );
	}

	public function test_it_is_posted_only(): void {
		$browser = Browser::of( $this->client() );
		$this->assertSame( 404, $browser->get( self::TOKEN )->status );
		$this->assertSame( 404, $browser->get( self::LOGOUT )->status );
		$this->assertSame( 403, $browser->get( self::TOKEN . '?_method=POST' )->status );
	}

	public function test_what_it_cannot_read_is_a_clear_no(): void {
		$browser = Browser::of( $this->client() );
		$this->assertSame( 400, $browser->post( self::TOKEN, 'extend[]=1' )->status );
		$this->assertSame(
			415,
			$browser->post(
				self::TOKEN,
				'<extend>1</extend>',
				array( Browser::SAME_ORIGIN, 'Content-Type: text/xml' )
			)->status
		);
	}

	private function assertRefused( HttpAnswer $answer ): void {
		$this->assertSame( 401, $answer->status );
		$this->assertSame(
			array( 'auth_invalid_token', 401 ),
			array( $answer->json()['code'], $answer->json()['status'] )
		);
		$this->assertSame( '', RestContract::complaint( 'error', $answer->json() ) );
		$this->assertSame( 'private, no-store', $answer->header( 'Cache-Control' ) );
		$this->assertStringNotContainsString( 'nonce', $answer->body );
	}
}
