<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Login;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Login\Actions\NewPasswordAction;
use Atoll\Portal\Passwords\ForgottenPassword;
use Atoll\Portal\Passwords\PasswordMail;
use Atoll\Portal\Passwords\PasswordResetKeys;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Tests\WordPress\Support\GuardedPage;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\Mail\MailServer;
use Atoll\Tests\WordPress\Support\RefusedQuery;

/** A lost password: a link by mail for who has an account, the same answer for who has none. */
final class NewPasswordTest extends NewPasswordTestCase {

	public function test_the_mailed_link_lets_its_owner_choose_and_in(): void {
		$this->client();
		$this->server = new MailServer( 'take' );
		$this->server->alsoOverNetwork();
		$this->assertSame( 303, $this->postEmail( $this->email )->status );
		$source = $this->mail( 1 );
		$this->assertSame(
			1,
			preg_match( '~' . preg_quote( $this->login, '~' ) . '\?reset=([0-9]+-[A-Za-z0-9]{20})~', $source, $found ),
			$source
		);
		$this->assertStringContainsString( 'works once, for 24 hours', $source );

		$page = Http::get( $found[0] );
		$this->assertSame(
			array( 'private, no-store', 'noindex, nofollow' ),
			array_map( $page->header( ... ), array( 'Cache-Control', 'X-Robots-Tag' ) )
		);
		GuardedPage::check( $page );
		$this->assertStringContainsString( 'autocomplete="username"', $page->body );

		$browser = new Browser();
		$answer  = $this->choose( $found[1], 'lantern gravel otter', $browser );
		$this->assertSame(
			array( 303, add_query_arg( 'atoll_done', 'new-password-set', $this->dashboard ) ),
			array( $answer->status, $answer->header( 'Location' ) )
		);
		$this->assertTrue( $this->isLoggedIn( $browser ) );
		$this->assertStringContainsString(
			'your password was changed',
			$this->mail( 2 ),
			'its owner is told; whoever owns the site is not'
		);
		$this->assertSame( 410, $this->choose( $found[1], 'lantern gravel quokka' )->status, 'once' );
	}

	public function test_who_comes_from_an_invitation_has_its_application_afterwards(): void {
		$client = $this->client();
		$entry  = $this->entry();
		$token  = $this->token( $entry );
		$page   = Http::get( "{$this->login}?invitation={$token}" )->body;
		$this->assertMatchesRegularExpression( "~href=\"[^\"]*forgotten=1[^\"]*invitation={$token}\"~", $page );
		$forgotten = Http::get( "{$this->login}?forgotten=1&invitation={$token}" )->body;
		$this->assertStringContainsString( 'Send me a link', $forgotten );
		$this->assertStringContainsString( "name=\"invitation\" value=\"{$token}\"", $forgotten );
		$this->server = new MailServer( 'take' );
		$this->server->alsoOverNetwork();
		$this->assertSame(
			add_query_arg( array( 'invitation' => $token, 'atoll_done' => 'password-link-sent' ), $this->login ),
			$this->postEmail( strtoupper( $this->email ), $token )->header( 'Location' )
		);
		$reset = $this->linkIn( $this->mail( 1 ) );
		$this->assertStringEndsWith( "&invitation={$token}", $reset );
		$this->assertStringContainsString( 'Choose a new password', Http::get( $reset )->body );

		parse_str( (string) wp_parse_url( $reset, PHP_URL_QUERY ), $query );
		$answer = $this->send( 'new-password', array( 'password' => 'lantern gravel otter' ) + $query );
		$this->assertSame(
			add_query_arg( array( 'entry' => $entry->id, 'atoll_done' => 'welcome' ), $this->application ),
			$answer->header( 'Location' )
		);
		$this->assertSame( $client, $this->entries()->find( $entry->id )->createdBy );
	}

	public function test_an_invitation_that_has_ended_hides_nothing_of_what_was_done(): void {
		$key    = Inside::get( PasswordResetKeys::class )->make( get_userdata( $this->client() ) );
		$fields = array( 'reset' => $key, 'password' => 'lantern gravel otter', 'invitation' => str_repeat( 'a', 64 ) );
		$this->assertSame(
			add_query_arg( 'atoll_done', 'new-password-set', $this->dashboard ),
			$this->send( 'new-password', $fields )->header( 'Location' )
		);
	}

	public function test_an_invitation_that_cannot_be_stored_just_now_is_left_for_the_login(): void {
		$key    = Inside::get( PasswordResetKeys::class )->make( get_userdata( $this->client() ) );
		$token  = $this->token( $this->entry() );
		$posted = array( 'reset' => $key, 'password' => 'lantern gravel otter', 'invitation' => $token );
		$done   = null;
		$_POST  = $posted;
		add_filter( 'send_auth_cookies', '__return_false' );
		$thrown = RefusedQuery::during(
			'UPDATE `?{atoll_invitations}',
			function () use ( $posted, &$done ): void {
				foreach ( Inside::actions() as $action ) {
					if ( NewPasswordAction::NAME === $action::NAME ) {
						$done = $action->run( new PostedFields( $posted ), $this->staff );
					}
				}
			}
		);
		remove_filter( 'send_auth_cookies', '__return_false' );
		$_POST = array();
		$this->assertNull( $thrown );
		$this->assertSame( NewPasswordAction::CHANGED, $done->notice );
		$this->assertStringContainsString( "invitation={$token}", $done->url );
	}

	public function test_nobody_is_mailed_the_invitation_of_somebody_else(): void {
		$this->client();
		$email        = $this->email;
		$this->email  = 'another@example.com';
		$token        = $this->token( $this->entry() );
		$this->email  = $email;
		$this->server = new MailServer( 'take' );
		$this->server->alsoOverNetwork();
		$this->postEmail( $this->email, $token );
		$this->assertStringNotContainsString( 'invitation', $this->linkIn( $this->mail( 1 ) ) );
	}

	public function test_the_mail_ends_with_its_link(): void {
		add_filter( 'password_reset_expiration', $hours = static fn() => 7200 );
		$mail = Inside::get( PasswordMail::class )->lost( $this->email, 'https://example.com/' );
		remove_filter( 'password_reset_expiration', $hours );
		$this->assertEqualsWithDelta( time() + 7200, $mail->ends, 60 );
		$this->assertStringContainsString( 'for 2 hours', $mail->text );
	}

	public function test_whether_there_is_such_an_account_shows_in_no_byte(): void {
		$this->client();
		$known   = $this->postEmail( $this->email );
		$unknown = $this->postEmail( 'zed' . substr( $this->email, 3 ) );
		$this->assertSame(
			array( $known->status, $known->header( 'Location' ), $known->body ),
			array( $unknown->status, $unknown->header( 'Location' ), $unknown->body )
		);
		$this->assertStringContainsString( 'we have sent it a link', Http::get( $known->header( 'Location' ) )->body );
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
		$this->assertSame(
			array(),
			array_values(
				array_filter(
					$queries,
					static fn( string $sql ): bool => str_contains( $sql, $GLOBALS['wpdb']->users )
				)
			)
		);
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

	private function postEmail( string $email, string $invitation = '' ): HttpAnswer {
		$fields = array( 'email' => $email, 'invitation' => $invitation );
		return $this->send( 'forgotten-password', $fields, '?forgotten=1' );
	}

	private function linkIn( string $mail ): string {
		$link = '~' . preg_quote( $this->login, '~' ) . '\?reset=[^\s"<]+~';
		$this->assertSame( 1, preg_match( $link, $mail, $found ), $mail );
		return html_entity_decode( $found[0] );
	}

	/** With the work that follows the answer. */
	private function requestFrom( string $network, string $name ): void {
		Inside::get( ForgottenPassword::class )->requestLink( $name, new Visitor( 0, $network, 'test' ) );
		foreach ( $GLOBALS['wp_filter']['shutdown']->callbacks[ PHP_INT_MAX - 1 ] as $work ) {
			$work['function']();
		}
		remove_all_actions( 'shutdown', PHP_INT_MAX - 1 );
	}

	/** The words of a mail that the site has sent by now. */
	private function mail( int $number ): string {
		$taken = $this->server->taken();
		for ( $try = 0; $try < 100 && count( $taken ) < $number; $try++ ) {
			usleep( 100_000 );
			$taken = $this->server->taken();
		}
		$this->assertCount( $number, $taken );
		return $taken[ $number - 1 ]['source'];
	}
}
