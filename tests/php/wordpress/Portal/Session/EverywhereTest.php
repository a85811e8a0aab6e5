<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Session;

use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Cases\SessionTestCase;
use Atoll\Tests\WordPress\Support\Http\Browser;

/** What ends a person's sessions in other browsers: they say so, or the password changes. */
final class EverywhereTest extends SessionTestCase {

	private string $profile;
	private string $login;
	private int $client;
	private Browser $here;
	private Browser $there;
	private Browser $another;

	protected function setUp(): void {
		parent::setUp();
		$profile       = $this->pageWith( array( PageMeta::IS_PRIVATE => '1' ), 'Profile 5c1e' );
		$login         = $this->pageWith( array( PageMeta::IS_LOGIN_PAGE => '1' ), 'Login 5c1e' );
		$this->profile = (string) get_permalink( $profile );
		$this->login   = (string) get_permalink( $login );
		update_option( 'atoll_portal', array( 'loginPage' => $login, 'profilePage' => $profile ) );
		$this->client  = $this->client();
		$this->here    = Browser::of( $this->client );
		$this->there   = Browser::of( $this->client );
		$this->another = Browser::of( $this->client() );
	}

	public function test_every_other_session_ends_and_this_one_goes_on(): void {
		$answer = $this->here->post( $this->profile, $this->body() );
		$this->assertSame(
			array( 303, $this->profile . '?atoll_done=logged-out-elsewhere' ),
			array( $answer->status, $answer->header( 'Location' ) )
		);
		$this->assertStringContainsString(
			'<title>You are logged out elsewhere – Profile',
			html_entity_decode( $this->here->get( $answer->header( 'Location' ) )->body )
		);
		$this->assertLasts( here: true, there: false );
	}

	public function test_with_this_one_checked_it_ends_too(): void {
		$answer = $this->here->post( $this->profile, $this->body() . '&here=1' );
		$this->assertSame( $this->login . '?atoll_done=logged-out-everywhere', $answer->header( 'Location' ) );
		$this->assertSame( array(), $this->here->cookies );
		$this->assertLasts( here: false, there: false );
	}

	public function test_nothing_ends_without_proof_that_it_is_meant(): void {
		$this->assertSame(
			403,
			$this->here->post( $this->profile, 'atoll_action=log-out-everywhere&atoll_nonce=stale' )->status
		);
		$this->assertSame(
			403,
			$this->here->post( $this->profile, $this->body(), array( 'Sec-Fetch-Site: cross-site' ) )->status
		);
		$this->assertLasts( here: true, there: true );
	}

	public function test_a_password_that_is_set_anew_ends_every_session(): void {
		wp_set_password( 'another password', $this->client );
		$this->assertSame( array(), $this->sessions( $this->client ) );
		$this->assertLasts( here: false, there: false );
	}

	public function test_a_password_that_is_changed_in_the_profile_does_too(): void {
		add_filter( 'send_password_change_email', '__return_false' );
		wp_update_user( array( 'ID' => $this->client, 'user_pass' => 'another password' ) );
		remove_filter( 'send_password_change_email', '__return_false' );
		$this->assertSame( array(), $this->sessions( $this->client ) );
		$this->assertLasts( here: false, there: false );
	}

	public function test_another_change_of_the_profile_ends_nothing(): void {
		wp_update_user( array( 'ID' => $this->client, 'first_name' => 'Jo' ) );
		$this->assertLasts( here: true, there: true );
	}

	private function body(): string {
		wp_set_current_user( $this->client );
		$_COOKIE[ LOGGED_IN_COOKIE ] = rawurldecode( $this->here->cookies[ LOGGED_IN_COOKIE ] );
		$nonce                       = wp_create_nonce( 'atoll_form' );
		unset( $_COOKIE[ LOGGED_IN_COOKIE ] );
		return "atoll_action=log-out-everywhere&atoll_nonce=$nonce";
	}

	private function assertLasts( bool $here, bool $there ): void {
		$this->assertSame(
			array( $here, $there, true ),
			array( $this->exp( $this->here ) > 0, $this->exp( $this->there ) > 0, $this->exp( $this->another ) > 0 )
		);
	}
}
