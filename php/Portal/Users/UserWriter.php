<?php

declare( strict_types=1 );

namespace Atoll\Portal\Users;

use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\StorageFailed;
use WP_Error;
use WP_User;

/**
 * All writes of the portal to WordPress' users, through WordPress' own functions. Those report success even if a write
 * was lost, so each row is read again before anybody is told.
 */
final class UserWriter {

	public function __construct( private Queries $queries, private UserTransaction $transaction ) {}

	/**
	 * @param array{
	 *     user_login: string, user_nicename: string, user_email: string, user_pass: string, first_name: string,
	 *     nickname: string, display_name: string, role: string, locale: string
	 * } $fields As for wp_insert_user().
	 * @return int User id.
	 * @throws AccountExists
	 * @throws StorageFailed
	 */
	public function add( array $fields ): int {
		return $this->transaction->forMailbox(
			$fields['user_email'],
			function () use ( $fields ): int {
				$check = static fn( string $password, int $id ) => self::requireId( $id );
				// The first action that WordPress fires about a new user.
				add_action( 'wp_set_password', $check, PHP_INT_MIN, 2 );
				try {
					$id = wp_insert_user( $fields );
				} finally {
					remove_action( 'wp_set_password', $check, PHP_INT_MIN );
				}
				if ( $id instanceof WP_Error && 'existing_user_email' === $id->get_error_code() ) {
					throw new AccountExists();
				}
				return $this->requireEmail( $id, $fields['user_email'] );
			}
		);
	}

	/**
	 * @param array<string, string> $fields As for wp_update_user(), unslashed.
	 * @throws StorageFailed
	 */
	public function change( int $user, array $fields ): void {
		$this->transaction->change(
			$user,
			function ( WP_User $before ) use ( $fields ): void {
				$id = wp_update_user( wp_slash( array( 'ID' => $before->ID ) + $fields ) );
				$this->requireEmail( $id, $fields['user_email'] ?? '' );
			}
		);
	}

	/**
	 * Sets a password, which ends all sessions.
	 *
	 * @param string $password From {@see \Atoll\Portal\Passwords\PasswordPolicy::asStored()}.
	 * @throws StorageFailed
	 */
	public function setPassword( int $user, string $password ): void {
		$this->writePassword( $user, static function () use ( $user, $password ): void {
			wp_set_password( $password, $user );
		} );
	}

	/**
	 * Sets the password of a user who followed a reset link, with WordPress' actions for other plugins.
	 *
	 * @param string $password From {@see \Atoll\Portal\Passwords\PasswordPolicy::asStored()}.
	 * @throws StorageFailed
	 */
	public function resetPassword( int $user, string $password ): void {
		$this->writePassword( $user, static function ( WP_User $before ) use ( $password ): void {
			reset_password( $before, $password );
		} );
	}

	/**
	 * Deletes a user from this site, and from the network unless its other sites need them.
	 *
	 * @param int $newOwner User who gets the posts; 0 for nobody.
	 * @throws StorageFailed
	 */
	public function remove( int $user, int $newOwner, bool $isKept ): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$this->transaction->change(
			$user,
			function () use ( $user, $newOwner, $isKept ): void {
				$isRemoved = wp_delete_user( $user, $newOwner )
					&& ( $isKept || ( $this->removeFromNetwork( $user ) && null === $this->row( $user ) ) );
				$isRemoved || throw new StorageFailed( "user {$user} was not removed" );
			}
		);
	}

	/** Deletes the user completely. On a network, wp_delete_user() has only removed them from this site. */
	private function removeFromNetwork( int $user ): bool {
		if ( ! is_multisite() ) {
			return true;
		}
		require_once ABSPATH . 'wp-admin/includes/ms.php';
		return wpmu_delete_user( $user );
	}

	/** @param \Closure( WP_User ): void $write */
	private function writePassword( int $user, \Closure $write ): void {
		$this->transaction->change(
			$user,
			function ( WP_User $before ) use ( $write ): void {
				$write( $before );
				$hash = $this->row( $before->ID )['user_pass'] ?? $before->user_pass;
				$hash !== $before->user_pass || throw new StorageFailed( "user {$before->ID} has the old password" );
			}
		);
	}

	/**
	 * @param string $email Expected address; empty for any.
	 * @throws StorageFailed Unless the row exists and has this address.
	 */
	private function requireEmail( int|WP_Error $id, string $email ): int {
		if ( $id instanceof WP_Error ) {
			throw new StorageFailed( 'user: ' . $id->get_error_code() );
		}
		self::requireId( $id );
		return '' === $email || 0 === strcasecmp( $email, $this->row( $id )['user_email'] ?? '' )
			? $id
			: throw new StorageFailed( "user {$id} has another address" );
	}

	private static function requireId( int $id ): void {
		$id > 0 || throw new StorageFailed( 'no user was added' );
	}

	/** @return array<string, string|null>|null */
	private function row( int $user ): ?array {
		return $this->queries->row( 'SELECT user_email, user_pass FROM {users} WHERE ID = %d', $user );
	}
}
