<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Login;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Login\ForgottenPassword;
use Atoll\Tests\WordPress\Support\Browser;
use Atoll\Tests\WordPress\Support\GuardedPage;
use Atoll\Tests\WordPress\Support\Http;
use Atoll\Tests\WordPress\Support\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\MailServer;
use Atoll\Tests\WordPress\Support\WithMailServer;

/** A lost password: a link by mail for who has an account, the same answer for who has none. */
final class NewPasswordTest extends LoginTestCase {

	use WithMailServer;

	public function test_the_mailed_link_lets_its_owner_choose_and_in(): void {
		$this->client();
		$this->server = new MailServer( 'take' );
		$this->server->alsoOverNetwork();
		$this->assertSame( 303, $this->postEmail( $this->email )->status );
		$source = $this->mail( 1 );
		$this->assertSame( 1, preg_match( '~' . preg_quote( $this->login, '~' ) . '\?reset=([0-9]+-[A-Za-z0-9]{20})~', $source, $found ), $source );
		$this->assertStringContainsString( 'works once, for 24 hours', $source );

		$page = Http::get( $found[0] );
		$this->assertSame( array( 'private, no-store', 'noindex, nofollow' ), array_map( $page->header( ... ), array( 'Cache-Control', 'X-Robots-Tag' ) ) );
		GuardedPage::check( $page, 'no-referrer' );
		$this->assertStringContainsString( 'autocomplete="username"', $page->body );

		$browser = new Browser();
		$answer  = $this->choose( $found[1], 'lantern gravel otter', $browser );
		$this->assertSame( array( 303, add_query_arg( 'atoll_done', 'new-password-set', $this->dashboard ) ), array( $answer->status, $answer->header( 'Location' ) ) );
		$this->assertTrue( $this->isLoggedIn( $browser ) );
		$this->assertStringContainsString( 'your password was changed', $this->mail( 2 ), 'its owner is told; whoever owns the site is not' );
		$this->assertSame( 410, $this->choose( $found[1], 'lantern gravel quokka' )->status, 'once' );
	}

	public function test_whether_there_is_such_an_account_shows_in_no_byte(): void {
		$this->client();
		$known   = $this->postEmail( $this->email );
		$unknown = $this->postEmail( 'zed' . substr( $this->email, 3 ) );
		$this->assertSame( array( $known->status, $known->header( 'Location' ), $known->body ), array( $unknown->status, $unknown->header( 'Location' ), $unknown->body ) );
		$this->assertStringContainsString( 'is on its way', Http::get( $known->header( 'Location' ) )->body );
	}

	public function test_nothing_is_looked_up_before_the_answer(): void {
		$id     = $this->client();
		$before = get_userdata( $id )->user_activation_key;
		$queries = array();
		$listen  = static function ( string $sql ) use ( &$queries ): string {
			$queries[] = $sql;
			return $sql;
		};
		$forgottenPassword = Inside::get( ForgottenPassword::class );
		wp_cache_flush();
		add_filter( 'query', $listen );
		$forgottenPassword->requestLink( $this->email, $this->staff );
		remove_filter( 'query', $listen );
		$this->assertSame( array(), array_values( array_filter( $queries, static fn( string $sql ): bool => str_contains( $sql, $GLOBALS['wpdb']->users ) ) ) );
		wp_cache_flush();
		$this->assertSame( $before, get_userdata( $id )->user_activation_key );
		remove_all_actions( 'shutdown', PHP_INT_MAX - 1 );
	}

	public function test_a_mailbox_gets_few_links_from_however_many_networks_they_are_asked_for(): void {
		$login = get_userdata( $this->client() )->user_login;
		for ( $network = 1; $network <= 8; $network++ ) {
			$this->requestFrom( "198.51.100.{$network}", $this->email );
		}
		$this->assertCount( 5, $this->mailClaims()->claim( 99 ) );
		$this->requestFrom( '198.51.100.9', substr( $login, 0, 2 ) . "\u{200B}" . substr( $login, 2 ) );
		$this->assertSame( array(), $this->mailClaims()->claim( 99 ), 'nor for another spelling of the name' );
	}

	public function test_a_weak_password_is_said_at_the_input_and_the_key_still_works(): void {
		$key    = $this->key( $this->client() );
		$answer = $this->choose( $key, $this->email );
		$this->assertSame( 422, $answer->status );
		$this->assertStringContainsString( 'would be guessed soon', $answer->body );
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
		$wpdb->update( $wpdb->users, array( 'user_activation_key' => ( time() - 86401 ) . strstr( (string) $wpdb->get_var( $wpdb->prepare( "SELECT user_activation_key FROM {$wpdb->users} WHERE ID = %d", $id ) ), ':' ) ), array( 'ID' => $id ) );
		$this->assertSame( 410, $this->choose( $key, 'lantern gravel otter' )->status );
		$this->assertSame( 303, $this->logIn()->status, 'and the old one still holds' );
	}

	public function test_a_link_ends_nobody_elses_login_until_they_say_so(): void {
		$url     = $this->login . '?reset=' . $this->key( $this->client() );
		$other   = $this->user( 'atoll_client' );
		$browser = Browser::of( $other );
		$page    = $browser->get( $url );
		$this->assertSame( array( 200, 'private, no-store', 'no-referrer' ), array( $page->status, $page->header( 'Cache-Control' ), $page->header( 'Referrer-Policy' ) ) );
		$this->assertStringContainsString( "This link is for {$this->email}. You are logged in as " . get_userdata( $other )->user_email, $page->body );
		$this->assertStringNotContainsString( 'new-password', $page->body );
		$this->assertTrue( $this->isLoggedIn( $browser ) );

		$key = substr( (string) strstr( $url, '=' ), 1 );
		$this->assertSame( 403, $this->send( 'log-out-and-go-on', array( 'reset' => $key ), '', $browser )->status, 'without a nonce' );
		$this->assertTrue( $this->isLoggedIn( $browser ) );

		$gone = $this->send( 'log-out-and-go-on', array( 'reset' => $key, 'atoll_nonce' => $browser->nonce( $other, 'atoll_form' ) ), '', $browser );
		$this->assertSame( array( 303, $url ), array( $gone->status, $gone->header( 'Location' ) ) );
		$this->assertFalse( $this->isLoggedIn( $browser ) );
		$this->assertStringContainsString( 'Choose a new password', $browser->get( $url )->body );
	}

	public function test_a_key_that_opens_nothing_leads_on_who_is_logged_in(): void {
		$browser = Browser::of( $this->user( 'atoll_client' ) );
		$this->assertSame( $this->dashboard, $browser->get( "{$this->login}?reset={$this->client()}-" . str_repeat( 'a', 20 ) )->header( 'Location' ) );
		$this->assertTrue( $this->isLoggedIn( $browser ) );
	}

	public function test_its_owner_may_stay_logged_in_and_choose(): void {
		$id      = $this->client();
		$key     = $this->key( $id );
		$browser = Browser::of( $id );
		$this->assertStringContainsString( 'Choose a new password', $browser->get( "{$this->login}?reset={$key}" )->body );
		$this->assertSame( 303, $this->choose( $key, 'lantern gravel otter', $browser )->status );
		$this->assertTrue( $this->isLoggedIn( $browser ) );
	}

	public function test_wordpress_own_screen_asks_the_same_way(): void {
		$this->client();
		$this->assertSame( add_query_arg( 'forgotten', '1', $this->login ), Http::get( '/wp-login.php?action=lostpassword' )->header( 'Location' ) );
		$answers = array_map( static fn( string $name ): HttpAnswer => Http::post( '/wp-login.php?action=lostpassword', http_build_query( array( 'user_login' => $name ) ) ), array( $this->email, 'nobody@example.com', 'nobody' ) );
		$this->assertCount( 1, array_unique( array_map( static fn( HttpAnswer $answer ): string => "{$answer->status} {$answer->header( 'Location' )} {$answer->body}", $answers ) ) );
		$this->assertStringContainsString( 'checkemail=confirm', $answers[0]->header( 'Location' ) );
	}

	public function test_wordpress_own_mail_leads_to_our_page_where_there_is_one(): void {
		$user   = get_userdata( $this->client() );
		$mail   = apply_filters( 'retrieve_password_notification_email', array( 'to' => $user->user_email, 'subject' => 's', 'message' => 'm', 'headers' => '' ), 'abcdefghij0123456789', $user->user_login, $user );
		$this->assertStringContainsString( "{$this->login}?reset={$user->ID}-abcdefghij0123456789", $mail['message'] );
		delete_option( 'atoll_portal' );
		$this->assertSame( 'm', apply_filters( 'retrieve_password_notification_email', array( 'subject' => 's', 'message' => 'm' ), 'abcdefghij0123456789', $user->user_login, $user )['message'] );
	}

	private function postEmail( string $email ): HttpAnswer {
		return $this->send( 'forgotten-password', array( 'email' => $email ), '?forgotten=1' );
	}

	/** With the work that follows the answer. */
	private function requestFrom( string $network, string $name ): void {
		Inside::get( ForgottenPassword::class )->requestLink( $name, new Visitor( 0, $network, 'test' ) );
		foreach ( $GLOBALS['wp_filter']['shutdown']->callbacks[ PHP_INT_MAX - 1 ] as $work ) {
			$work['function']();
		}
		remove_all_actions( 'shutdown', PHP_INT_MAX - 1 );
	}

	private function choose( string $key, string $password, Browser $browser = new Browser() ): HttpAnswer {
		return $this->send( 'new-password', array( 'reset' => $key, 'password' => $password ), '', $browser );
	}

	private function key( int $user ): string {
		return $user . '-' . get_password_reset_key( get_userdata( $user ) );
	}

	/** The words of a mail that the site has sent by now. */
	private function mail( int $number ): string {
		for ( $try = 0; $try < 30 && count( $this->server->taken() ) < $number; $try++ ) {
			usleep( 100_000 );
		}
		$this->assertCount( $number, $this->server->taken() );
		return $this->server->taken()[ $number - 1 ]['source'];
	}
}
