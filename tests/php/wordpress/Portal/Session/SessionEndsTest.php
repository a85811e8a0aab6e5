<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Session;

use Atoll\Tests\WordPress\Support\Http\Browser;
use PHPUnit\Framework\Attributes\DataProvider;

/** When a login ends: a client's, whatever the cookie says, and everybody else's. */
final class SessionEndsTest extends SessionLifetimeTestCase {

	public function test_it_ends_when_nothing_is_done_and_nothing_wakes_it_again(): void {
		list( $client, $browser ) = $this->loggedIn();
		$private                  = (string) get_permalink( $this->pageWith( array( 'atoll_private' => '1' ) ) );
		$this->assertSame( 200, $browser->get( $private )->status );
		$this->letPass( $client, self::IDLE + 1 );
		$this->assertSame( 302, $browser->get( $private )->status );
		$this->assertSame( 0, $this->exp( $browser, 'extend=1' ) );
		$this->assertSame( 302, $browser->get( $private )->status );
	}

	public function test_a_stolen_cookie_ends_with_the_session_though_its_own_time_has_not_come(): void {
		list( $client, $browser ) = $this->loggedIn();
		$this->assertGreaterThan(
			time() + self::LONGEST - 60,
			(int) explode( '|', rawurldecode( $browser->cookies[ LOGGED_IN_COOKIE ] ) )[1]
		);
		$this->letPass( $client, self::IDLE + 1 );
		$this->assertSame( 0, $this->exp( $browser ) );
	}

	public function test_it_ends_after_the_longest_login_however_busy_somebody_is(): void {
		update_option( 'atoll_portal', array( 'longestHours' => 1 ) );
		list( $client, $browser ) = $this->loggedIn();
		foreach ( array( self::IDLE, 20 * self::MINUTE ) as $left ) {
			$this->letPass( $client, 20 * self::MINUTE );
			$this->assertEqualsWithDelta( time() + $left, $this->exp( $browser, 'extend=1' ), self::SOON );
		}
		$this->letPass( $client, 20 * self::MINUTE );
		$this->assertSame( 0, $this->exp( $browser, 'extend=1' ) );
	}

	public function test_the_cookie_itself_is_no_good_after_the_longest_login(): void {
		list( $client, $browser ) = $this->loggedIn();
		$until                    = (int) explode( '|', rawurldecode( $browser->cookies[ LOGGED_IN_COOKIE ] ) )[1];
		$this->assertEqualsWithDelta( time() + self::LONGEST, $until, self::SOON );
	}

	public function test_stricter_settings_hold_for_logins_that_began_before(): void {
		list( $client, $browser ) = $this->loggedIn();
		$this->letPass( $client, 10 * self::MINUTE );
		update_option( 'atoll_portal', array( 'idleMinutes' => 5 ) );
		$browser->get( '/' );
		$this->assertEqualsWithDelta( time() + 5 * self::MINUTE, $this->exp( $browser ), self::SOON );
		$session = $this->sessions( $client );
		$key     = (string) array_key_first( $session );
		$session[ $key ]['login'] -= 2 * 3600;
		update_user_meta( $client, 'session_tokens', $session );
		update_option( 'atoll_portal', array( 'longestHours' => 1 ) );
		$this->assertSame(
			302,
			$browser->get( (string) get_permalink( $this->pageWith( array( 'atoll_private' => '1' ) ) ) )->status
		);
		$this->assertSame( array(), $this->sessions( $client ) );
	}

	public function test_a_call_after_the_longest_login_is_told_so(): void {
		list( $client, $browser ) = $this->loggedIn();
		$nonce                    = $browser->post( self::TOKEN )->json()['nonce'];
		$session                  = $this->sessions( $client );
		$session[ (string) array_key_first( $session ) ]['login'] -= self::LONGEST;
		update_user_meta( $client, 'session_tokens', $session );
		$answer = $browser->post( '/wp-json/s1t2/v1/entries/load', 'id=1', array( "X-WP-Nonce: $nonce" ) );
		$this->assertSame( array( 401, 'atoll_session_ended' ), array( $answer->status, $answer->json()['code'] ) );
	}

	public function test_to_be_remembered_lengthens_no_clients_login(): void {
		$client  = get_userdata( $this->client() );
		$browser = new Browser();
		$answer  = $browser->post(
			'/wp-login.php',
			http_build_query( array( 'log' => $client->user_login, 'pwd' => 'password', 'rememberme' => 'forever' ) )
		);
		$this->assertSame( 302, $answer->status );
		preg_match_all( '/^Set-Cookie: wordpress_(?!test).*$/mi', $answer->head, $set );
		$this->assertNotSame( array(), $set[0] );
		$this->assertSame( array(), preg_grep( '/expires/i', $set[0] ), 'gone when the browser is closed' );
		$this->assertEqualsWithDelta( time() + self::IDLE, $this->exp( $browser ), self::SOON );
		$this->assertCount( 1, $this->sessions( $client->ID ) );
	}

	#[DataProvider( 'others' )]
	public function test_everybody_else_keeps_wordpress_own_lifetimes( string $role ): void {
		$user    = $this->user( $role );
		$browser = Browser::of( $user );
		$this->assertEqualsWithDelta( time() + 2 * 86400, $this->exp( $browser ), self::SOON );
		$this->letPass( $user, 86400 );
		$browser->get( '/' );
		$this->assertEqualsWithDelta( time() + 86400, $this->exp( $browser, 'extend=1' ), self::SOON );
		$this->assertEqualsWithDelta( time() + 14 * 86400, $this->exp( Browser::of( $user, true ) ), self::SOON );
	}

	/** @return iterable<array{string}> */
	public static function others(): iterable {
		yield array( 'atoll_staff' );
		yield array( 'editor' );
		yield array( 'administrator' );
	}
}
