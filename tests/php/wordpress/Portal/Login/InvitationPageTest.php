<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Login;

use Atoll\Portal\Users\PortalRoles;
use Atoll\Tests\WordPress\Support\Browser;
use Atoll\Tests\WordPress\Support\Http;
use Atoll\Tests\WordPress\Support\HttpAnswer;

/** The link of an invitation: welcomes one person, once, and tells nobody else anything. */
final class InvitationPageTest extends LoginTestCase {

	public function test_it_welcomes_by_first_name_and_asks_for_a_password_only(): void {
		$page = Http::get( $this->invitationUrl( $this->token() ) );
		$this->assertSame( 200, $page->status );
		$this->assertStringContainsString( 'Welcome, Mia', $page->body );
		$this->assertStringContainsString( 'autocomplete="new-password"', $page->body );
		$this->assertStringContainsString( $this->email, $page->body );
		$this->assertStringNotContainsString( 'type="checkbox"', $page->body );
	}

	public function test_its_address_is_kept_found_and_told_by_nobody(): void {
		$token = $this->token();
		update_option( 'atoll_marketing', array( 'analyticsId' => 'G-TEST' ) );
		try {
			$page = Http::get( $this->invitationUrl( $token ) );
			$this->assertStringContainsString( 'G-TEST', Http::get( $this->login )->body );
		} finally {
			delete_option( 'atoll_marketing' );
		}
		$this->assertSame( array( 'private, no-store', 'no-referrer', 'noindex, nofollow' ), array_map( $page->header( ... ), array( 'Cache-Control', 'Referrer-Policy', 'X-Robots-Tag' ) ) );
		$this->assertStringContainsString( 'noindex', $page->body );
		$this->assertStringNotContainsString( 'G-TEST', $page->body, 'services of others would be told the address' );
		$this->assertSame( 1, substr_count( $page->body, $token ), 'in the form and nowhere else' );
		$this->assertStringContainsString( '"address":"' . $this->login . '"', html_entity_decode( $page->body ) );
	}

	public function test_a_password_makes_a_client_who_is_in_and_has_the_application(): void {
		$entry   = $this->entry();
		$browser = new Browser();
		$answer  = $this->accept( $this->token( $entry ), $browser );
		$this->assertSame( 303, $answer->status );
		$this->assertStringStartsWith( add_query_arg( 'entry', $entry->id, $this->application ), $answer->header( 'Location' ) );
		$this->assertTrue( $this->isLoggedIn( $browser ) );
		$this->assertSame( $this->clientId(), $this->entries()->find( $entry->id )->createdBy );
	}

	public function test_whoever_sends_it_again_since_the_answer_was_lost_hears_that_the_account_is_there(): void {
		$token = $this->token();
		$this->accept( $token );
		$again = $this->accept( $token );
		$this->assertSame( 410, $again->status );
		$this->assertStringContainsString( 'Your account is ready', $again->body );
		$this->assertStringContainsString( 'Log in with your email address and that password', $again->body );
		$this->assertStringContainsString( $this->login . '"', $again->body );
		$this->assertStringNotContainsString( 'no longer works', $again->body );
		$this->assertStringNotContainsString( 'Mia', $again->body );
		$made_up = $this->accept( str_repeat( 'a', 64 ) );
		$this->assertSame( 410, $made_up->status );
		$this->assertStringContainsString( 'no longer works', $made_up->body );
	}

	public function test_a_weak_password_is_said_at_the_input_and_the_link_still_works(): void {
		$token  = $this->token();
		$answer = $this->accept( $token, password: 'passwordpassword' );
		$this->assertSame( 422, $answer->status );
		$this->assertStringContainsString( 'would be guessed soon', $answer->body );
		$this->assertStringNotContainsString( 'passwordpassword', $answer->body );
		$this->assertSame( 'no-referrer', $answer->header( 'Referrer-Policy' ) );
		$this->assertSame( 303, $this->accept( $token )->status );
	}

	public function test_many_at_once_make_one_client(): void {
		$token   = $this->token( $this->entry() );
		$body    = http_build_query( array( 'atoll_action' => 'accept-invitation', 'invitation' => $token, 'password' => self::PASSWORD ) );
		$answers = ( new Browser() )->postAtOnce( 40, $this->login, $body );
		$this->assertCount( 1, array_filter( $answers, static fn( HttpAnswer $answer ) => 303 === $answer->status ) );
		$this->assertCount( 0, array_filter( $answers, static fn( HttpAnswer $answer ) => $answer->status >= 500 ) );
		wp_cache_flush();
		$this->assertCount( 1, get_users( array( 'search' => $this->email ) ) );
	}

	public function test_several_invitations_of_one_mailbox_taken_up_at_once_make_one_client(): void {
		$bodies = array();
		for ( $i = 0; $i < 8; $i++ ) {
			$bodies[] = http_build_query( array( 'atoll_action' => 'accept-invitation', 'invitation' => $this->token( $this->entry() ), 'password' => self::PASSWORD ) );
		}
		$answers = Http::postAllAtOnce( $this->login, $bodies, array( 'Sec-Fetch-Site: same-origin' ) );
		$this->assertCount( 1, array_filter( $answers, static fn( HttpAnswer $answer ) => 303 === $answer->status ) );
		wp_cache_flush();
		$this->assertCount( 1, get_users( array( 'search' => $this->email ) ) );
	}

	public function test_used_ended_replaced_and_made_up_are_one_page(): void {
		$made_up  = str_repeat( 'a', 64 );
		$replaced = $this->token();
		$used     = $this->token();
		$this->accept( $used );
		$this->now -= 8 * self::DAY;
		$ended = $this->token( $this->entry() );
		$pages = array_map( fn( string $token ): string => str_replace( $token, 'TOKEN', Http::get( $this->invitationUrl( $token ) )->body ), array( $made_up, $replaced, $used, $ended, 'no-token', bin2hex( random_bytes( 32 ) ) ) );
		$this->assertCount( 1, array_unique( $pages ) );
		$this->assertStringContainsString( 'no longer works', $pages[0] );
		$this->assertStringContainsString( $this->login . '"', $pages[0], 'and offers to log in' );
		$this->assertStringNotContainsString( 'Mia', $pages[0] );
		$this->assertSame( 410, $this->accept( $used )->status );
	}

	public function test_one_that_opens_nothing_says_whom_to_call_for_another(): void {
		update_option( 'atoll_company', array( 'phone' => '1300 555 010' ) );
		try {
			$this->assertMatchesRegularExpression( '#call us on <a [^>]*href="tel:1300555010">1300 555 010</a>, and we will send you a new invitation#', Http::get( $this->invitationUrl( str_repeat( 'a', 64 ) ) )->body );
		} finally {
			delete_option( 'atoll_company' );
		}
	}

	public function test_a_person_with_an_account_logs_in_and_gets_the_application(): void {
		$user  = $this->client();
		$entry = $this->entry();
		$token = $this->token( $entry );
		$page  = Http::get( $this->invitationUrl( $token ) );
		$this->assertStringContainsString( 'autocomplete="current-password"', $page->body );
		$answer = $this->send( 'log-in', array( 'log' => $this->email, 'pwd' => self::PASSWORD, 'invitation' => $token ) );
		$this->assertStringStartsWith( add_query_arg( 'entry', $entry->id, $this->application ), $answer->header( 'Location' ) );
		$this->assertSame( $user, $this->entries()->find( $entry->id )->createdBy );
	}

	public function test_a_person_with_an_account_cannot_be_given_another_password(): void {
		$this->client();
		$this->assertSame( 409, $this->accept( $this->token(), password: 'lantern gravel otter' )->status );
		$this->assertSame( 303, $this->logIn()->status );
	}

	public function test_the_link_is_enough_for_who_is_logged_in_and_nothing_for_another(): void {
		$user    = $this->client();
		$entry   = $this->entry();
		$token   = $this->token( $entry );
		$another = Browser::of( $this->user( PortalRoles::CLIENT ) );
		$this->assertStringContainsString( "This link is for {$this->email}. You are logged in as", $another->get( $this->invitationUrl( $token ) )->body );
		$this->assertTrue( $this->isLoggedIn( $another ) );
		$this->assertSame( 0, $this->entries()->find( $entry->id )->createdBy );
		$own = Browser::of( $user )->get( $this->invitationUrl( $token ) );
		$this->assertStringStartsWith( add_query_arg( 'entry', $entry->id, $this->application ), $own->header( 'Location' ) );
		$this->assertSame( $user, $this->entries()->find( $entry->id )->createdBy );
	}

	public function test_another_kind_of_key_opens_nothing(): void {
		$user = $this->client();
		$key  = $user . '-' . get_password_reset_key( get_userdata( $user ) );
		$this->assertStringContainsString( 'no longer works', Http::get( $this->invitationUrl( $key ) )->body );
		$this->assertStringContainsString( 'no longer works', Http::get( $this->login . '?reset=' . $this->token() )->body );
	}

	private function invitationUrl( string $token ): string {
		return $this->login . '?invitation=' . $token;
	}

	private function accept( string $token, Browser $browser = new Browser(), string $password = self::PASSWORD ): HttpAnswer {
		return $this->send( 'accept-invitation', array( 'invitation' => $token, 'password' => $password ), '', $browser );
	}

	private function clientId(): int {
		wp_cache_flush();
		return get_user_by( 'email', $this->email )->ID ?? 0;
	}
}
