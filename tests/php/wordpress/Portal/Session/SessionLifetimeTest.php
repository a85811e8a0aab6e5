<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Session;

use Atoll\Platform\Access\Requests\FetchMetadata;
use Atoll\Platform\Access\Sessions\LoginSessions;
use Atoll\Portal\Session\SessionExtension;
use Atoll\Portal\Session\SessionLifetime;
use Atoll\Tests\WordPress\Support\Browser;
use Atoll\Tests\WordPress\Support\HttpAnswer;
use Atoll\Tests\WordPress\Support\SessionTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** A client's login lasts while something is done, and never longer than the longest login. */
final class SessionLifetimeTest extends SessionTestCase {

	private const MINUTE = 60;

	public function test_a_page_that_is_asked_for_prolongs_it(): void {
		list( $client, $browser ) = $this->loggedIn();
		$this->letPass( $client, 20 * self::MINUTE );
		$this->assertEqualsWithDelta( time() + 10 * self::MINUTE, $this->exp( $browser ), self::SOON );
		$browser->get( '/' );
		$this->assertEqualsWithDelta( time() + self::IDLE, $this->exp( $browser ), self::SOON );
	}

	public function test_a_call_that_is_made_prolongs_it(): void {
		list( $client, $browser ) = $this->loggedIn();
		$nonce                    = $browser->post( self::TOKEN )->json()['nonce'];
		$this->letPass( $client, 20 * self::MINUTE );
		$browser->post( '/wp-json/s1t2/v1/entries/load', 'id=1', array( Browser::SAME_ORIGIN, "X-WP-Nonce: $nonce" ) );
		$this->assertEqualsWithDelta( time() + self::IDLE, $this->exp( $browser ), self::SOON );
	}

	public function test_a_call_without_proof_prolongs_nothing(): void {
		list( $client, $browser ) = $this->loggedIn();
		$this->letPass( $client, 20 * self::MINUTE );
		$browser->post( '/wp-json/s1t2/v1/entries/load', 'id=1' );
		$this->assertEqualsWithDelta( time() + 10 * self::MINUTE, $this->exp( $browser ), self::SOON );
	}

	public function test_looking_whether_it_lasts_prolongs_nothing_and_asking_for_more_does(): void {
		list( $client, $browser ) = $this->loggedIn();
		$this->letPass( $client, 20 * self::MINUTE );
		$this->assertEqualsWithDelta( time() + 10 * self::MINUTE, $this->exp( $browser ), self::SOON );
		$this->assertEqualsWithDelta( time() + self::IDLE, $this->exp( $browser, 'extend=1' ), self::SOON );
		$this->assertSame( 200, $browser->get( '/' )->status );
	}

	public function test_a_page_that_the_browser_fetches_ahead_prolongs_nothing(): void {
		list( $client, $browser ) = $this->loggedIn();
		$this->letPass( $client, 20 * self::MINUTE );
		$browser->get( '/', array( 'Sec-Purpose: prefetch' ) );
		$this->assertEqualsWithDelta( time() + 10 * self::MINUTE, $this->exp( $browser ), self::SOON );
	}

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
		$this->assertGreaterThan( time() + self::LONGEST - 60, (int) explode( '|', rawurldecode( $browser->cookies[ LOGGED_IN_COOKIE ] ) )[1] );
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

	public function test_two_tabs_share_it(): void {
		list( $client, $tab ) = $this->loggedIn();
		$other                = clone $tab;
		foreach ( array( $tab, $other, $tab ) as $busy ) {
			$this->letPass( $client, 25 * self::MINUTE );
			$this->assertSame( 200, $busy->get( '/' )->status );
		}
		$this->assertSame( $tab->cookies, $other->cookies, 'nothing was set anew in either' );
		$this->assertEqualsWithDelta( time() + self::IDLE, $this->exp( $other ), self::SOON );
		$other->post( self::LOGOUT );
		$this->assertSame( 0, $this->exp( $tab, 'extend=1' ) );
	}

	public function test_many_requests_at_once_prolong_it_once_and_keep_every_session(): void {
		list( $client, $browser ) = $this->loggedIn();
		$elsewhere                = Browser::of( $client );
		$this->letPass( $client, 20 * self::MINUTE );
		$statuses = array_map( static fn( HttpAnswer $answer ) => $answer->status, $browser->postAtOnce( 10, self::TOKEN, 'extend=1' ) );
		$this->assertSame( array_fill( 0, 10, 200 ), $statuses );
		$this->assertCount( 2, $this->sessions( $client ) );
		$this->assertEqualsWithDelta( time() + 10 * self::MINUTE, $this->exp( $elsewhere ), self::SOON );
	}

	public function test_it_is_written_at_most_once_a_minute(): void {
		$client    = $this->client();
		$sessions  = new LoginSessions( $GLOBALS['wpdb'] );
		$now       = time();
		$extension = new SessionExtension( $sessions, new SessionLifetime( \Atoll\plugin()->settings(), function () use ( &$now ) { return $now; } ), new FetchMetadata() );
		$session   = $sessions->find( $client, Browser::of( $client )->token() );
		$now     += 59;
		$this->assertSame( $session->ends, $extension->extend( $session )->ends );
		$now     += 2;
		$this->assertSame( $now + self::IDLE, $extension->extend( $session )->ends );
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
		$this->assertSame( 302, $browser->get( (string) get_permalink( $this->pageWith( array( 'atoll_private' => '1' ) ) ) )->status );
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
		$answer  = $browser->post( '/wp-login.php', http_build_query( array( 'log' => $client->user_login, 'pwd' => 'password', 'rememberme' => 'forever' ) ) );
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

	/** @return array{int, Browser} */
	private function loggedIn(): array {
		$client = $this->client();
		return array( $client, Browser::of( $client ) );
	}
}
