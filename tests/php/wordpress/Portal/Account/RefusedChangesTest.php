<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Account;

use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Account\Closing\CloseAccountAction;
use Atoll\Portal\Account\Email\CancelEmailAction;
use Atoll\Portal\Account\Email\ChangeEmailAction;
use Atoll\Portal\Account\Email\ConfirmEmailAction;
use Atoll\Portal\Account\Password\ChangePasswordAction;
use Atoll\Portal\Passwords\NewPassword;
use Atoll\Portal\Passwords\PasswordResetSender;
use Atoll\Portal\Session\LogOutEverywhereAction;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\RefusedQuery;

/** What the database does not take of a login is said, and the login stays as it was. */
final class RefusedChangesTest extends AccountTestCase {

	private const NEW = 'lantern gravel otter';

	public function test_a_password(): void {
		$user = $this->actAs( 'atoll_client' );
		\WP_Session_Tokens::get_instance( $user )->create( time() + 3600 );
		$this->assertRefused(
			'UPDATE `?{users}`? SET `?user_pass',
			fn() => $this->act(
				ChangePasswordAction::NAME,
				array( ChangePasswordAction::FIELD => self::NEW, 'current_password' => self::PASSWORD )
			)
		);
		$this->assertOldPassword( $user );
		$this->assertCount( 1, \WP_Session_Tokens::get_instance( $user )->get_all() );
	}

	public function test_a_password_that_a_link_lets_choose(): void {
		$user = $this->user( 'atoll_client' );
		$this->assertRefused(
			'UPDATE `?{users}`? SET `?user_pass',
			static fn() => Inside::get( NewPassword::class )->choose( get_userdata( $user ), self::NEW )
		);
		$this->assertOldPassword( $user );
	}

	public function test_a_link_to_a_new_password(): void {
		$user = get_userdata( $this->user( 'atoll_client' ) );
		$send = static fn() => Inside::get( PasswordResetSender::class )->send( $user->user_email, '' );
		$this->assertRefused( 'UPDATE `?{users}`? SET', $send );
		$send();
		$this->assertCount( 1, $this->mails() );
	}

	public function test_an_address(): void {
		$user = get_userdata( $this->actAs( 'atoll_client' ) );
		$this->act(
			ChangeEmailAction::NAME,
			array( ChangeEmailAction::FIELD => 'new@example.com', 'current_password' => self::PASSWORD )
		);
		preg_match( '/confirm-email=([0-9a-f]{64})/', $this->mails()[0]->message->text, $found );
		$confirm = fn() => $this->act( ConfirmEmailAction::NAME, array( ConfirmEmailAction::TOKEN => $found[1] ) );
		$this->assertRefused( 'UPDATE `?{users}`? SET .*user_email', $confirm );
		$this->assertSame( $user->user_email, get_userdata( $user->ID )->user_email );
		$this->assertStringContainsString( 'new@example.com', $this->block(), 'still waits to be confirmed' );
		$this->assertRefused( 'DELETE FROM `?{usermeta}\b', fn() => $this->act( CancelEmailAction::NAME, array() ) );
		$this->assertDone( 'email-changed', $confirm() );
	}

	public function test_the_end_of_logins_on_other_devices(): void {
		$user     = $this->actAs( 'atoll_client' );
		$sessions = \WP_Session_Tokens::get_instance( $user );
		$own      = $sessions->create( time() + 3600 );
		$sessions->create( time() + 3600 );
		$cookie  = wp_generate_auth_cookie( $user, time() + 3600, 'logged_in', $own );
		$_COOKIE = array( LOGGED_IN_COOKIE => $cookie ) + $_COOKIE;
		$end     = fn( string $here = '' ) => $this->act(
			LogOutEverywhereAction::NAME,
			array( LogOutEverywhereAction::HERE => $here )
		);
		$this->assertRefused( 'UPDATE `?{usermeta}\b', fn() => $end() );
		$this->assertRefused( 'DELETE FROM `?{usermeta}\b', fn() => $end( '1' ) );
		$this->assertCount( 2, $sessions->get_all() );
		$this->assertDone( 'logged-out-elsewhere', $end() );
		$this->assertCount( 1, $sessions->get_all() );
		unset( $_COOKIE[ LOGGED_IN_COOKIE ] );
	}

	public function test_the_end_of_the_account(): void {
		$user = $this->actAs( 'atoll_client' );
		$this->assertRefused(
			'DELETE FROM `?{users}\b',
			fn() => $this->act(
				CloseAccountAction::NAME,
				array( CloseAccountAction::FIELD => '1', 'current_password' => self::PASSWORD )
			)
		);
		$this->assertSame( array( 'atoll_client' ), get_userdata( $user )->roles );
	}

	public function test_a_name(): void {
		$user  = get_userdata( $this->actAs( 'atoll_client' ) );
		$names = array( 'input_1_3' => 'Mia', 'input_1_6' => 'Quokka', 'input_2' => '0412 345 678' );
		$this->assertRefused( 'UPDATE `?{users}`? SET', fn() => $this->act( 'change-details', $names ) );
		$this->assertRefused( 'UPDATE `?{usermeta}`? SET', fn() => $this->act( 'change-details', $names ) );
		$this->assertSame(
			array( $user->display_name, $user->first_name ),
			array( get_userdata( $user->ID )->display_name, get_userdata( $user->ID )->first_name )
		);
	}

	public function test_of_a_name_that_the_tables_cannot_hold_the_rest_is_kept(): void {
		$user = $this->actAs( 'atoll_client' );
		$old  = static fn(): string => 'utf8';
		add_filter( 'pre_get_col_charset', $old );
		$done = $this->act( 'change-details', array( 'input_1_3' => "Mia\u{20BB7}", 'input_1_6' => 'Quokka' ) );
		remove_filter( 'pre_get_col_charset', $old );
		$this->assertDone( 'details-changed', $done );
		$this->assertSame( 'Mia Quokka', get_userdata( $user )->display_name );
		$this->assertSame( 'Mia', get_userdata( $user )->first_name );
	}

	/** @param \Closure(): mixed $change */
	private function assertRefused( string $write, \Closure $change ): void {
		$this->assertInstanceOf( StorageFailed::class, RefusedQuery::during( $write, $change ) );
		$this->assertSame( array(), $this->mails(), 'nobody is told of what was not done' );
	}

	private function assertOldPassword( int $user ): void {
		$hash = get_userdata( $user )->user_pass;
		$this->assertTrue( wp_check_password( self::PASSWORD, $hash, $user ) );
	}
}
