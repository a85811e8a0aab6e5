<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Account;

use Atoll\Platform\Access\Sessions\SentWithoutLogin;
use Atoll\Portal\Account\Closing\CloseAccountAction;
use Atoll\Portal\Account\Email\ChangeEmailAction;
use Atoll\Portal\Account\Password\ChangePasswordAction;
use Atoll\Portal\Passwords\NewPassword;
use Atoll\Portal\Passwords\PasswordResetKeys;
use Atoll\Portal\Passwords\ResetLinkUsed;
use Atoll\Portal\TwoFactor\TwoFactorChanges;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** A thief's request, whose password was right until its owner chose another, changes nothing any more. */
final class PasswordChangedMeanwhileTest extends AccountTestCase {

	private const NEW   = 'lantern gravel otter';
	private const OWNER = 'the hash that the owner chose';

	/** @return array<string, array{string, array<string, string>}> */
	public static function changes(): array {
		return array(
			'password' => array( ChangePasswordAction::NAME, array( ChangePasswordAction::FIELD => self::NEW ) ),
			'address'  => array( ChangeEmailAction::NAME, array( ChangeEmailAction::FIELD => 'new@example.com' ) ),
			'closing'  => array( CloseAccountAction::NAME, array( CloseAccountAction::FIELD => '1' ) ),
		);
	}

	/** @param array<string, string> $fields */
	#[DataProvider( 'changes' )]
	public function test_by_an_action( string $action, array $fields ): void {
		$user = $this->actAs( 'atoll_client' );
		$this->assertRefused(
			SentWithoutLogin::class,
			$user,
			fn() => $this->act( $action, $fields + array( 'current_password' => self::PASSWORD ) )
		);
	}

	public function test_by_the_end_of_two_step_login_but_by_staff(): void {
		$user    = get_userdata( $this->user( 'atoll_client' ) );
		$changes = Inside::get( TwoFactorChanges::class );
		$changes->switchOn( $user, str_repeat( 'A', 32 ), 1 );
		$this->mailClaims()->claim( 9 );
		$this->assertRefused( SentWithoutLogin::class, $user->ID, static fn() => $changes->switchOff( $user ) );
		$this->assertTrue( $changes->reset( $user ) );
	}

	public function test_by_a_link_that_was_used(): void {
		$user  = get_userdata( $this->user( 'atoll_client' ) );
		$keys  = Inside::get( PasswordResetKeys::class );
		$owner = $keys->owner( $keys->make( $user ) );
		$this->assertRefused(
			ResetLinkUsed::class,
			$user->ID,
			static fn() => Inside::get( NewPassword::class )->choose( $owner, self::NEW )
		);
	}

	/**
	 * @param class-string<\Throwable> $error
	 * @param \Closure(): mixed        $change
	 */
	private function assertRefused( string $error, int $user, \Closure $change ): void {
		global $wpdb;
		$isDone = false;
		$before = get_userdata( $user );
		$mails  = count( $this->mails() );
		$owner  = static function ( string $sql ) use ( $wpdb, $user, &$isDone ): string {
			if ( ! $isDone && str_contains( $sql, 'SET user_status' ) ) {
				$isDone = true;
				$wpdb->update(
					$wpdb->users,
					array( 'user_pass' => self::OWNER, 'user_activation_key' => '' ),
					array( 'ID' => $user )
				);
			}
			return $sql;
		};
		add_filter( 'query', $owner );
		try {
			$change();
			$this->fail( 'it was changed' );
		} catch ( \Exception $thrown ) {
			$this->assertInstanceOf( $error, $thrown );
		} finally {
			remove_filter( 'query', $owner );
		}
		$this->assertSame( $before->user_pass, get_userdata( $user )->user_pass, 'rolled back with it' );
		$this->assertCount( $mails, $this->mails(), 'nobody is told' );
	}
}
