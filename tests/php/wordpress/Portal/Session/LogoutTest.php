<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Session;

use Atoll\Platform\Access\Sessions\LoginSessions;
use Atoll\Tests\WordPress\Support\Cases\SessionTestCase;
use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\Http\Browser;

/** POST s1t2/v1/logout ends the session that it finds, and answers the same when it finds none. */
final class LogoutTest extends SessionTestCase {

	public function test_the_session_is_over_on_the_server_and_in_the_browser(): void {
		$client = $this->client();
		$before = Browser::of( $client );
		$stolen = clone $before;
		$answer = $before->post( self::LOGOUT );
		$this->assertSame( 200, $answer->status );
		$this->assertSame( '', RestContract::complaint( 'atoll/logout', $answer->json() ) );
		$this->assertSame( 'private, no-store', $answer->header( 'Cache-Control' ) );
		$this->assertSame( array(), $before->cookies );
		$this->assertSame( array(), $this->sessions( $client ) );
		$this->assertSame( 0, $this->exp( $stolen ) );
	}

	public function test_other_sessions_go_on(): void {
		$client = $this->client();
		$here   = Browser::of( $client );
		$there  = Browser::of( $client );
		$here->post( self::LOGOUT );
		$this->assertGreaterThan( 0, $this->exp( $there ) );
	}

	public function test_it_answers_the_same_to_visitors_and_to_dead_and_forged_cookies(): void {
		$dead = Browser::of( $this->client() );
		( clone $dead )->post( self::LOGOUT );
		$forged                              = new Browser();
		$forged->cookies[ LOGGED_IN_COOKIE ] = 'jo|9999999999|x|y';
		foreach ( array( new Browser(), $dead, $forged ) as $browser ) {
			$answer = $browser->post( self::LOGOUT );
			$this->assertSame( array( 200, 'auth_logged_out' ), array( $answer->status, $answer->json()['code'] ) );
			$this->assertSame( array(), $browser->cookies );
		}
	}

	public function test_a_database_that_fails_does_not_keep_anybody_from_leaving(): void {
		$client = $this->client();
		$this->arriveWith( Browser::of( $client ) );
		add_filter( 'send_auth_cookies', '__return_false' );
		$broken = static fn( string $query ) => str_starts_with( $query, 'SELECT' )
			? $query
			: 'UPDATE nowhere SET nothing = 1';
		add_filter( 'query', $broken );
		$GLOBALS['wpdb']->suppress_errors();
		$log   = (string) ini_set( 'error_log', '/dev/null' );
		$reply = $this->post( '/s1t2/v1/logout', '' );
		ini_set( 'error_log', $log );
		$GLOBALS['wpdb']->suppress_errors( false );
		remove_filter( 'query', $broken );
		remove_filter( 'send_auth_cookies', '__return_false' );
		$this->assertSame( array( 200, 'auth_logged_out' ), array( $reply->get_status(), $reply->get_data()['code'] ) );
	}

	public function test_whatever_was_sent_along_holds_nobody_in(): void {
		$this->arriveWith( Browser::of( $this->client() ) );
		add_filter( 'send_auth_cookies', '__return_false' );
		$reply = $this->post( '/s1t2/v1/logout', 'bye', 'text/plain' );
		remove_filter( 'send_auth_cookies', '__return_false' );
		$this->assertSame( 200, $reply->get_status() );
	}

	public function test_what_listens_to_a_logout_and_breaks_does_not_either(): void {
		$this->arriveWith( Browser::of( $this->client() ) );
		add_filter( 'send_auth_cookies', '__return_false' );
		$breaks = static fn() => throw new \RuntimeException( 'elsewhere' );
		add_action( 'wp_logout', $breaks );
		$log   = (string) ini_set( 'error_log', '/dev/null' );
		$reply = $this->post( '/s1t2/v1/logout', '' );
		ini_set( 'error_log', $log );
		remove_action( 'wp_logout', $breaks );
		remove_filter( 'send_auth_cookies', '__return_false' );
		$this->assertSame( 200, $reply->get_status() );
	}

	public function test_a_request_that_prolongs_it_in_the_same_moment_does_not_bring_it_back(): void {
		$client   = $this->client();
		$browser  = Browser::of( $client );
		$sessions = new LoginSessions( $GLOBALS['wpdb'] );
		$session  = $sessions->find( $client, $browser->token() );
		$this->runBefore( 'UPDATE', static fn() => $sessions->end( $session ) );
		$this->assertNull( $sessions->setExpiration( $session, time() + 500 ) );
		$this->assertSame( array(), $this->sessions( $client ) );
	}

	public function test_two_that_end_in_the_same_moment_both_end(): void {
		$client   = $this->client();
		$sessions = new LoginSessions( $GLOBALS['wpdb'] );
		$first    = $sessions->find( $client, Browser::of( $client )->token() );
		$second   = $sessions->find( $client, Browser::of( $client )->token() );
		$this->runBefore( 'UPDATE', static fn() => $sessions->end( $second ) );
		$this->assertTrue( $sessions->end( $first ) );
		$this->assertSame( array(), $this->sessions( $client ) );
	}

	/** Lets something else happen right before the first statement of a kind. */
	private function runBefore( string $kind, \Closure $other ): void {
		$listen = static function ( string $query ) use ( $kind, $other, &$listen ): string {
			if ( str_starts_with( $query, $kind ) ) {
				remove_filter( 'query', $listen );
				$other();
			}
			return $query;
		};
		add_filter( 'query', $listen );
	}

	/** As if the present request came from there. */
	private function arriveWith( Browser $browser ): void {
		$_COOKIE[ LOGGED_IN_COOKIE ]      = rawurldecode( $browser->cookies[ LOGGED_IN_COOKIE ] );
		$_SERVER['REQUEST_METHOD']        = 'POST';
		$_SERVER['HTTP_SEC_FETCH_SITE']   = 'same-origin';
	}
}
