<?php

declare( strict_types=1 );

namespace Atoll\Portal\Users;

use Atoll\Platform\Access\Sessions\SentWithoutLogin;
use Atoll\Platform\Access\Sessions\UserRowLock;
use Atoll\Platform\Database\RefusedWrites;
use Atoll\Platform\Database\Transaction;
use Atoll\Platform\Errors\StorageFailed;
use WP_User;

/**
 * The transaction in which a login is made or changed, with what belongs to that: all of it or nothing. A write of a
 * user or their details that the database refuses ends it, whoever made it. No cache is given what is not certain yet:
 * one that requests share would keep, after a rollback or a kill, an account that is none, and its person out.
 */
final class UserTransaction {

	public function __construct(
		private \wpdb $wpdb,
		private Transaction $transaction,
		private UserRowLock $rowLock,
		private RefusedWrites $refusedWrites
	) {}

	/**
	 * Makes a login for this mailbox, or gives something to the one that it has.
	 *
	 * @template T
	 * @param \Closure(): T $work
	 * @return T
	 * @throws StorageFailed
	 * @throws \Throwable Whatever the work throws.
	 */
	public function forMailbox( string $email, \Closure $work ): mixed {
		return $this->run( $work, static function () use ( $email ): void {
			$user = get_user_by( 'email', $email );
			if ( false !== $user ) {
				clean_user_cache( $user );
			}
			wp_cache_delete( $email, 'useremail' );
		} );
	}

	/**
	 * Changes a login, one request after the other. WordPress writes a whole row as it has read it, and so would bring
	 * back a password or an address that was changed since: a thief who keeps saving a profile could undo the new
	 * password.
	 *
	 * @template T
	 * @param \Closure( WP_User ): T $work Gets the user as they are once no other request changes them.
	 * @return T
	 * @throws SentWithoutLogin When the account was closed meanwhile.
	 * @throws StorageFailed
	 * @throws \Throwable Whatever the work throws.
	 */
	public function change( int $user, \Closure $work ): mixed {
		/** @var WP_User|null $before Set once the work has begun. */
		$before = null;
		return $this->run(
			function () use ( $user, $work, &$before ): mixed {
				$this->rowLock->acquire( $user );
				clean_user_cache( $user );
				$before = get_userdata( $user ) ?: throw new SentWithoutLogin();
				return $work( $before );
			},
			static function () use ( $user, &$before ): void {
				// By the address and the name that they had: others may have cached what they read until now.
				null === $before || clean_user_cache( $before );
				clean_user_cache( $user );
			}
		);
	}

	/**
	 * As {@see change()}, for somebody who has just said their password: not with one that was changed meanwhile, such
	 * as by its owner, who puts a thief out.
	 *
	 * @template T
	 * @param WP_User                $confirmed With the password that was compared.
	 * @param \Closure( WP_User ): T $work
	 * @return T
	 * @throws SentWithoutLogin When the password was changed, or the account closed, meanwhile.
	 * @throws StorageFailed
	 * @throws \Throwable Whatever the work throws.
	 */
	public function changeAs( WP_User $confirmed, \Closure $work ): mixed {
		return $this->change(
			$confirmed->ID,
			static fn( WP_User $user ): mixed => $user->user_pass === $confirmed->user_pass
				? $work( $user )
				: throw new SentWithoutLogin()
		);
	}

	/**
	 * @template T
	 * @param \Closure(): T    $work
	 * @param \Closure(): void $cleanCache
	 * @return T
	 */
	private function run( \Closure $work, \Closure $cleanCache ): mixed {
		$tables      = array( $this->wpdb->users, $this->wpdb->usermeta );
		$isSuspended = wp_suspend_cache_addition();
		wp_suspend_cache_addition( true );
		try {
			return $this->transaction->run( fn() => $this->refusedWrites->stop( $tables, $work ) );
		} finally {
			wp_suspend_cache_addition( $isSuspended );
			$cleanCache();
		}
	}
}
