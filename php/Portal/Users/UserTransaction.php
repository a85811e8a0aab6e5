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
 * The transaction in which a user is created or changed together with related data: completely or not at all. A refused
 * write to the users' tables ends it, whichever code made the write. Nothing uncommitted is cached: after a rollback or
 * a kill, a persistent cache would keep an account that does not exist, and its owner could not get in.
 */
final class UserTransaction {

	public function __construct(
		private \wpdb $wpdb,
		private Transaction $transaction,
		private UserRowLock $rowLock,
		private RefusedWrites $refusedWrites
	) {}

	/**
	 * Creates a user for this mailbox, or gives something to the existing one.
	 *
	 * @template T
	 * @param \Closure(): T $work
	 * @return T
	 * @throws StorageFailed
	 * @throws \Throwable Any exception that the work throws.
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
	 * Changes a user, one request at a time. WordPress writes whole rows as it has read them, and so would restore a
	 * password or an address that was changed since: a thief who keeps saving a profile could undo the new password.
	 *
	 * @template T
	 * @param \Closure( WP_User ): T $work Gets the user as read after the lock, when no other request can change them.
	 * @return T
	 * @throws SentWithoutLogin When the account was closed since.
	 * @throws StorageFailed
	 * @throws \Throwable Any exception that the work throws.
	 */
	public function change( int $user, \Closure $work ): mixed {
		/** @var WP_User|null $before Set when the work begins. */
		$before = null;
		return $this->run(
			function () use ( $user, $work, &$before ): mixed {
				$this->rowLock->acquire( $user );
				clean_user_cache( $user );
				$before = get_userdata( $user ) ?: throw new SentWithoutLogin();
				return $work( $before );
			},
			static function () use ( $user, &$before ): void {
				// By the old address and name too: others may have cached them until now.
				null === $before || clean_user_cache( $before );
				clean_user_cache( $user );
			}
		);
	}

	/**
	 * Like {@see change()}, for a user who has just confirmed their password. Fails if the password was changed since,
	 * such as by the owner, to lock a thief out.
	 *
	 * @template T
	 * @param WP_User                $confirmed User with the password that was checked.
	 * @param \Closure( WP_User ): T $work
	 * @return T
	 * @throws SentWithoutLogin When the password was changed, or the account closed, since.
	 * @throws StorageFailed
	 * @throws \Throwable Any exception that the work throws.
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
