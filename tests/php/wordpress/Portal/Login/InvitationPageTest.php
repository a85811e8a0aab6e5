<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Login;

use Atoll\Portal\Users\PortalRoles;
use Atoll\Tests\WordPress\Support\GuardedPage;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\Http;

/** The link of an invitation: welcomes one person, once, and tells nobody else anything. */
final class InvitationPageTest extends InvitationPageTestCase {

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
			$this->assertStringContainsString( 'G-TEST', Http::get( '/' )->body );
		} finally {
			delete_option( 'atoll_marketing' );
		}
		$this->assertSame(
			array( 'private, no-store', 'noindex, nofollow' ),
			array_map( $page->header( ... ), array( 'Cache-Control', 'X-Robots-Tag' ) )
		);
		GuardedPage::check( $page );
		$this->assertStringContainsString( 'noindex', $page->body );
		$this->assertStringNotContainsString( 'G-TEST', $page->body, 'services of others would be told the address' );
		$this->assertSame( 1, substr_count( $page->body, $token ), 'in the form and nowhere else' );
		$this->assertStringContainsString( '"address":"' . $this->login . '"', html_entity_decode( $page->body ) );
	}

	public function test_used_ended_replaced_and_made_up_are_one_page(): void {
		$made_up  = str_repeat( 'a', 64 );
		$replaced = $this->token();
		$used     = $this->token();
		$this->accept( $used );
		$this->now -= 8 * self::DAY;
		$ended = $this->token( $this->entry() );
		$pages = array_map(
			fn( string $token ): string => str_replace(
				$token,
				'TOKEN',
				Http::get( $this->invitationUrl( $token ) )->body
			),
			array( $made_up, $replaced, $used, $ended, 'no-token', bin2hex( random_bytes( 32 ) ) )
		);
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
		$answer = $this->send(
			'log-in',
			array( 'log' => $this->email, 'pwd' => self::PASSWORD, 'invitation' => $token )
		);
		$this->assertStringStartsWith(
			add_query_arg( 'entry', $entry->id, $this->application ),
			$answer->header( 'Location' )
		);
		$this->assertSame( $user, $this->entries()->find( $entry->id )->createdBy );
	}

	public function test_the_link_is_enough_for_who_is_logged_in_and_nothing_for_another(): void {
		$user    = $this->client();
		$entry   = $this->entry();
		$token   = $this->token( $entry );
		$another = Browser::of( $this->user( PortalRoles::CLIENT ) );
		$this->assertStringContainsString(
			"This link is for {$this->email}. You are still logged in as",
			$another->get( $this->invitationUrl( $token ) )->body
		);
		$this->assertTrue( $this->isLoggedIn( $another ) );
		$this->assertSame( 0, $this->entries()->find( $entry->id )->createdBy );
		$own = Browser::of( $user )->get( $this->invitationUrl( $token ) );
		$this->assertStringStartsWith(
			add_query_arg( 'entry', $entry->id, $this->application ),
			$own->header( 'Location' )
		);
		$this->assertSame( $user, $this->entries()->find( $entry->id )->createdBy );
	}

	public function test_another_kind_of_key_opens_nothing(): void {
		$user = $this->client();
		$key  = $user . '-' . get_password_reset_key( get_userdata( $user ) );
		$this->assertStringContainsString( 'no longer works', Http::get( $this->invitationUrl( $key ) )->body );
		$this->assertStringContainsString(
			'no longer works',
			Http::get( $this->login . '?reset=' . $this->token() )->body
		);
	}

	private function invitationUrl( string $token ): string {
		return $this->login . '?invitation=' . $token;
	}
}
