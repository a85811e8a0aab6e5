<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Login;

use Atoll\Tests\WordPress\Support\GuardedPage;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\Http;

/** Whoever opens the mailed link chooses a password; the link is one person's, and ends nothing by itself. */
final class ChosenPasswordTest extends NewPasswordTestCase {

	public function test_a_weak_password_is_said_at_the_input_and_the_key_still_works(): void {
		$key    = $this->key( $this->client() );
		$answer = $this->choose( $key, $this->email );
		$this->assertSame( 422, $answer->status );
		$this->assertStringContainsString( 'is too easy to guess', $answer->body );
		$this->assertSame( 303, $this->choose( $key, 'lantern gravel otter' )->status );
	}

	public function test_it_ends_every_other_login(): void {
		$id    = $this->client();
		$other = Browser::of( $id );
		$this->assertTrue( $this->isLoggedIn( $other ) );
		$this->choose( $this->key( $id ), 'lantern gravel otter' );
		$this->assertFalse( $this->isLoggedIn( $other ) );
	}

	public function test_who_was_held_up_by_a_guesser_is_let_in(): void {
		$id = $this->client();
		for ( $try = 0; $try < 6; $try++ ) {
			$this->logIn( 'something else' );
		}
		$this->assertSame( 429, $this->logIn()->status );
		$browser = new Browser();
		$this->choose( $this->key( $id ), 'lantern gravel otter', $browser );
		$this->assertTrue( $this->isLoggedIn( $browser ) );
	}

	public function test_a_key_is_one_persons_and_lasts_a_day(): void {
		global $wpdb;
		$id    = $this->client();
		$key   = $this->key( $id );
		$other = $this->user( 'atoll_client' );
		$this->assertSame( 410, $this->choose( $other . strstr( $key, '-' ), 'lantern gravel otter' )->status );
		$this->assertSame( 410, $this->choose( $id . '-' . str_repeat( 'a', 20 ), 'lantern gravel otter' )->status );
		$wpdb->update(
			$wpdb->users,
			array(
				'user_activation_key' => ( time() - 86401 )
					. strstr( (string) $wpdb->get_var( $wpdb->prepare( "SELECT user_activation_key FROM {$wpdb->users} WHERE ID = %d", $id ) ), ':' ),
			),
			array( 'ID' => $id )
		);
		$this->assertSame( 410, $this->choose( $key, 'lantern gravel otter' )->status );
		$this->assertSame( 303, $this->logIn()->status, 'and the old one still holds' );
	}

	public function test_a_link_that_works_no_more_leads_on_with_the_invitation_that_is_open(): void {
		$used  = "{$this->login}?reset=" . $this->client() . '-' . str_repeat( 'a', 20 );
		$token = $this->token( $this->entry() );
		$logIn = fn( string $invitation ): string => (string) preg_replace(
			'~.*<a class="atoll-button atoll-button--primary" href="([^"]*)">Log in</a>.*~s',
			'$1',
			Http::get( "{$used}&invitation={$invitation}" )->body
		);
		$this->assertSame( "{$this->login}?invitation={$token}", $logIn( $token ) );
		$this->assertSame( $this->login, $logIn( str_repeat( 'a', 64 ) ), 'and without one that has ended' );
	}

	public function test_a_link_ends_nobody_elses_login_until_they_say_so(): void {
		$url     = $this->login . '?reset=' . $this->key( $this->client() );
		$other   = $this->user( 'atoll_client' );
		$browser = Browser::of( $other );
		$page    = $browser->get( $url );
		$this->assertSame(
			array( 200, 'private, no-store' ),
			array( $page->status, $page->header( 'Cache-Control' ) )
		);
		GuardedPage::check( $page );
		$this->assertStringContainsString(
			"This link is for {$this->email}. You are still logged in as " . get_userdata( $other )->user_email,
			$page->body
		);
		$this->assertStringNotContainsString( 'new-password', $page->body );
		$this->assertTrue( $this->isLoggedIn( $browser ) );

		$key = substr( (string) strstr( $url, '=' ), 1 );
		$this->assertSame(
			403,
			$this->send( 'log-out-and-go-on', array( 'reset' => $key ), '', $browser )->status,
			'without a nonce'
		);
		$this->assertTrue( $this->isLoggedIn( $browser ) );

		$gone = $this->send(
			'log-out-and-go-on',
			array( 'reset' => $key, 'atoll_nonce' => $browser->nonce( $other, 'atoll_form' ) ),
			'',
			$browser
		);
		$this->assertSame(
			array( 303, add_query_arg( 'atoll_done', 'logged-out', $url ) ),
			array( $gone->status, $gone->header( 'Location' ) )
		);
		$this->assertFalse( $this->isLoggedIn( $browser ) );
		$this->assertStringContainsString( 'Choose a new password', $browser->get( $url )->body );
	}

	public function test_a_key_that_opens_nothing_leads_on_who_is_logged_in(): void {
		$browser = Browser::of( $this->user( 'atoll_client' ) );
		$this->assertSame(
			$this->dashboard,
			$browser->get( "{$this->login}?reset={$this->client()}-" . str_repeat( 'a', 20 ) )->header( 'Location' )
		);
		$this->assertTrue( $this->isLoggedIn( $browser ) );
	}

	public function test_its_owner_may_stay_logged_in_and_choose(): void {
		$id      = $this->client();
		$key     = $this->key( $id );
		$browser = Browser::of( $id );
		$this->assertStringContainsString(
			'Choose a new password',
			$browser->get( "{$this->login}?reset={$key}" )->body
		);
		$this->assertSame( 303, $this->choose( $key, 'lantern gravel otter', $browser )->status );
		$this->assertTrue( $this->isLoggedIn( $browser ) );
	}

	private function key( int $user ): string {
		return $user . '-' . get_password_reset_key( get_userdata( $user ) );
	}
}
