<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Session;

use Atoll\Platform\Access\Requests\FetchMetadata;
use Atoll\Platform\Access\Sessions\LoginSessions;
use Atoll\Platform\Settings\Settings;
use Atoll\Portal\Session\SessionExtension;
use Atoll\Portal\Session\SessionLifetime;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;

/** A client's login lasts while something is done. */
final class SessionLifetimeTest extends SessionLifetimeTestCase {

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
		$statuses = array_map(
			static fn( HttpAnswer $answer ) => $answer->status,
			$browser->postAtOnce( 10, self::TOKEN, 'extend=1' )
		);
		$this->assertSame( array_fill( 0, 10, 200 ), $statuses );
		$this->assertCount( 2, $this->sessions( $client ) );
		$this->assertEqualsWithDelta( time() + 10 * self::MINUTE, $this->exp( $elsewhere ), self::SOON );
	}

	public function test_it_is_written_at_most_once_a_minute(): void {
		$client    = $this->client();
		$sessions  = new LoginSessions( $GLOBALS['wpdb'] );
		$now       = time();
		$extension = new SessionExtension(
			$sessions,
			new SessionLifetime( Inside::get( Settings::class ), function () use ( &$now ) { return $now; } ),
			new FetchMetadata()
		);
		$session   = $sessions->find( $client, Browser::of( $client )->token() );
		$now     += 59;
		$this->assertSame( $session->ends, $extension->extend( $session )->ends );
		$now     += 2;
		$this->assertSame( $now + self::IDLE, $extension->extend( $session )->ends );
	}
}
