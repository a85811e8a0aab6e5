<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Account;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Account\Email\ChangeEmailAction;
use Atoll\Portal\Account\Email\ConfirmEmailAction;
use Atoll\Portal\Account\Password\ChangePasswordAction;
use Atoll\Portal\Passwords\NewPassword;
use Atoll\Portal\Passwords\PasswordResetKeys;
use Atoll\Portal\PlainForms\PageResponse;
use Atoll\Portal\TwoFactor\Account\SeedOffers;
use Atoll\Portal\TwoFactor\Totp;
use Atoll\Portal\TwoFactor\TwoFactor;
use Atoll\Portal\TwoFactor\TwoFactorReset;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\RefusedQuery;

/** A change of a login and the mail that tells of it are one: where the mail is not stored, nothing was done. */
final class ToldChangesTest extends AccountTestCase {

	private const NEW  = 'lantern gravel otter';
	private const SEED = '12345678901234567890';

	protected function setUp(): void {
		parent::setUp();
		Inside::forgetServices();
	}

	public function test_a_password(): void {
		$user   = $this->actAs( 'atoll_client' );
		$change = fn() => $this->act(
			ChangePasswordAction::NAME,
			array( ChangePasswordAction::FIELD => self::NEW, 'current_password' => self::PASSWORD )
		);
		$this->assertUntold( $change );
		$this->assertPassword( self::PASSWORD, $user );
		$this->assertDone( 'password-changed', $change() );
		$this->assertPassword( self::NEW, $user );
		$this->assertCount( 1, $this->mails() );
	}

	public function test_a_password_that_a_link_lets_choose(): void {
		$user   = $this->user( 'atoll_client' );
		$keys   = Inside::get( PasswordResetKeys::class );
		$key    = $keys->make( get_userdata( $user ) );
		$choose = static fn() => Inside::get( NewPassword::class )->choose( $keys->owner( $key ), self::NEW );
		$this->assertUntold( $choose );
		$this->assertPassword( self::PASSWORD, $user );
		$choose();
		$this->assertPassword( self::NEW, $user );
		$this->assertCount( 1, $this->mails() );
		$this->assertNull( $keys->owner( $key ) );
	}

	public function test_the_owner_of_the_site_hears_of_staff_once_it_is_certain(): void {
		$told = 0;
		$tell = static function () use ( &$told ): bool {
			++$told;
			return true;
		};
		$user = get_userdata( $this->user( 'editor' ) );
		add_filter( 'pre_wp_mail', $tell );
		add_action( 'after_password_reset', 'wp_password_change_notification' );
		$this->assertUntold( static fn() => Inside::get( NewPassword::class )->choose( $user, self::NEW ) );
		$untold = $told;
		add_action( 'after_password_reset', 'wp_password_change_notification' );
		Inside::get( NewPassword::class )->choose( $user, self::NEW );
		remove_filter( 'pre_wp_mail', $tell );
		$this->assertSame( array( 0, 1 ), array( $untold, $told ) );
	}

	public function test_an_address(): void {
		$user = get_userdata( $this->actAs( 'atoll_client' ) );
		$ask  = fn( string $email ) => $this->act(
			ChangeEmailAction::NAME,
			array( ChangeEmailAction::FIELD => $email, 'current_password' => self::PASSWORD )
		);
		$this->assertUntold( fn() => $ask( 'new@example.com' ) );
		$this->assertStringNotContainsString( 'new@example.com', $this->block() );
		$ask( 'new@example.com' );
		preg_match( '/confirm-email=([0-9a-f]{64})/', $this->mails()[0]->message->text, $found );
		$confirm = fn() => $this->act( ConfirmEmailAction::NAME, array( ConfirmEmailAction::TOKEN => $found[1] ) );
		$this->assertUntold( fn() => $ask( 'other@example.com' ) );
		$this->assertUntold( $confirm );
		$this->assertSame( $user->user_email, get_userdata( $user->ID )->user_email );
		$this->assertDone( 'email-changed', $confirm() );
		$this->assertSame( 'new@example.com', get_userdata( $user->ID )->user_email );
		$mails = $this->mails();
		$this->assertCount( 1, $mails );
		$this->assertSame( array( $user->user_email ), $mails[0]->message->to );
	}

	public function test_two_step_login_that_is_switched_on(): void {
		$user = $this->actAs( 'atoll_client' );
		$this->act( 'set-up-two-step', array( 'current_password' => self::PASSWORD ) );
		preg_match( '/name="offer" value="([^"]+)"/', $this->block(), $offer );
		$shown  = Inside::get( SeedOffers::class )
			->find( html_entity_decode( $offer[1] ), get_userdata( $user ) );
		$switch = fn() => $this->act(
			'confirm-two-step',
			array(
				'offer' => html_entity_decode( $offer[1] ),
				'code'  => Totp::code( $shown->seed, intdiv( time(), Totp::SECONDS ) ),
			)
		);
		$this->assertUntold( $switch );
		$this->assertFalse( Inside::get( TwoFactor::class )->isOn( $user ) );
		$this->assertInstanceOf( PageResponse::class, $switch() );
		$this->assertCount( 1, $this->mails() );
	}

	public function test_recovery_codes(): void {
		$user  = $this->actAs( 'atoll_client' );
		$codes = (array) Inside::get( TwoFactor::class )->switchOn( $user, self::SEED, 1 );
		$renew = fn( string $code ) => $this->act(
			'new-recovery-codes',
			array( 'current_password' => self::PASSWORD, 'code' => $code )
		);
		$this->assertUntold( fn() => $renew( $codes[0] ) );
		$this->assertInstanceOf( PageResponse::class, $renew( $codes[1] ), 'the codes are the old ones' );
		$this->assertCount( 1, $this->mails() );
		$this->assertFalse( Inside::get( TwoFactor::class )->useCode( $user, $codes[2] ) );
	}

	public function test_two_step_login_that_is_switched_off(): void {
		$user  = $this->actAs( 'atoll_client' );
		$codes = (array) Inside::get( TwoFactor::class )->switchOn( $user, self::SEED, 1 );
		$end   = fn( string $code ) => $this->act(
			'end-two-step',
			array( 'current_password' => self::PASSWORD, 'code' => $code )
		);
		$this->assertUntold( fn() => $end( $codes[0] ) );
		$this->assertTrue( Inside::get( TwoFactor::class )->isOn( $user ) );
		$this->assertDone( 'two-step-off', $end( $codes[1] ) );
		$this->assertCount( 1, $this->mails() );
	}

	public function test_two_step_login_that_staff_switch_off(): void {
		$user = get_userdata( $this->user( 'atoll_client' ) );
		Inside::get( TwoFactor::class )->switchOn( $user->ID, self::SEED, 1 );
		$staff = new Visitor( 0, '203.0.113.7', '' );
		$reset = static fn(): bool => Inside::get( TwoFactorReset::class )->run( $user, $staff );
		$this->assertUntold( $reset );
		$this->assertTrue( Inside::get( TwoFactor::class )->isOn( $user->ID ) );
		$this->assertTrue( $reset() );
		$this->assertCount( 1, $this->mails() );
	}

	/** @param \Closure(): mixed $change */
	private function assertUntold( \Closure $change ): void {
		$this->assertInstanceOf(
			StorageFailed::class,
			RefusedQuery::during( 'INSERT INTO `?{atoll_mail}\b', $change, 1 )
		);
		$this->assertSame( array(), $this->mails() );
	}

	private function assertPassword( string $password, int $user ): void {
		$this->assertTrue( wp_check_password( $password, get_userdata( $user )->user_pass, $user ) );
	}
}
