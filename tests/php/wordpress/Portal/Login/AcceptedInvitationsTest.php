<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Login;

use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Tests\WordPress\Support\GuardedPage;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;

/** A password for an invitation makes one client, once, however it is sent. */
final class AcceptedInvitationsTest extends InvitationPageTestCase {

	public function test_a_password_makes_a_client_who_is_in_and_has_the_application(): void {
		$entry   = $this->entry();
		$browser = new Browser();
		$answer  = $this->accept( $this->token( $entry ), $browser );
		$this->assertSame( 303, $answer->status );
		$this->assertStringStartsWith(
			add_query_arg( 'entry', $entry->id, $this->application ),
			$answer->header( 'Location' )
		);
		$this->assertTrue( $this->isLoggedIn( $browser ) );
		$this->assertSame( $this->clientId(), $this->entries()->find( $entry->id )->createdBy );
	}

	public function test_whose_application_is_gone_meanwhile_is_welcomed_on_the_dashboard(): void {
		$welcome = add_query_arg( 'atoll_done', 'welcome', $this->dashboard );
		$tokens  = array();
		foreach ( array( 'a new client', 'a client' ) as $who ) {
			$entry          = $this->entry();
			$tokens[ $who ] = $this->token( $entry );
			Inside::get( EntryAdminService::class )->move( array( $entry->id ), 'trash', $this->staff );
		}
		$this->assertSame( $welcome, $this->accept( $tokens['a new client'] )->header( 'Location' ) );
		$answer = $this->send(
			'log-in',
			array( 'log' => $this->email, 'pwd' => self::PASSWORD, 'invitation' => $tokens['a client'] )
		);
		$this->assertSame( $welcome, $answer->header( 'Location' ) );
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
		$this->assertStringContainsString( 'is too easy to guess', $answer->body );
		$this->assertStringNotContainsString( 'passwordpassword', $answer->body );
		GuardedPage::check( $answer );
		$this->assertSame( 303, $this->accept( $token )->status );
	}

	public function test_many_at_once_make_one_client(): void {
		$token   = $this->token( $this->entry() );
		$body    = http_build_query(
			array( 'atoll_action' => 'accept-invitation', 'invitation' => $token, 'password' => self::PASSWORD )
		);
		$answers = ( new Browser() )->postAtOnce( 40, $this->login, $body );
		$this->assertCount( 1, array_filter( $answers, static fn( HttpAnswer $answer ) => 303 === $answer->status ) );
		$this->assertCount( 0, array_filter( $answers, static fn( HttpAnswer $answer ) => $answer->status >= 500 ) );
		$this->assertCount( 1, get_users( array( 'search' => $this->email ) ) );
	}

	public function test_several_invitations_of_one_mailbox_taken_up_at_once_make_one_client(): void {
		$bodies = array();
		for ( $i = 0; $i < 8; $i++ ) {
			$bodies[] = http_build_query(
				array(
					'atoll_action' => 'accept-invitation',
					'invitation'   => $this->token( $this->entry() ),
					'password'     => self::PASSWORD,
				)
			);
		}
		$answers = Http::postAllAtOnce( $this->login, $bodies, array( 'Sec-Fetch-Site: same-origin' ) );
		$this->assertCount( 1, array_filter( $answers, static fn( HttpAnswer $answer ) => 303 === $answer->status ) );
		$this->assertCount( 1, get_users( array( 'search' => $this->email ) ) );
	}

	public function test_a_person_with_an_account_cannot_be_given_another_password(): void {
		$this->client();
		$this->assertSame( 409, $this->accept( $this->token(), password: 'lantern gravel otter' )->status );
		$this->assertSame( 303, $this->logIn()->status );
	}

	private function clientId(): int {
		return get_user_by( 'email', $this->email )->ID ?? 0;
	}
}
