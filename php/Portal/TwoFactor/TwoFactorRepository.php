<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

use Atoll\Platform\Access\Sessions\UserRowLock;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Database\Transaction;
use Atoll\Platform\Errors\StorageFailed;

/**
 * The storage of users' two-step login: one row of WordPress' user meta, deleted with the user. A write succeeds only
 * if the row is unchanged since it was read, so that of two requests with the same code only one counts.
 */
final class TwoFactorRepository {

	public const META = '_atoll_two_factor';

	public function __construct(
		private Queries $queries,
		private Transaction $transaction,
		private UserRowLock $rowLock
	) {}

	public function find( int $user ): ?TwoFactorRecord {
		$stored = $this->stored( $user );
		return null === $stored ? null : TwoFactorRecord::from( $stored );
	}

	/**
	 * @return bool False if the user already has one.
	 * @throws StorageFailed
	 */
	public function add( int $user, TwoFactorRecord $record ): bool {
		return $this->transaction->run(
			function () use ( $user, $record ): bool {
				$this->rowLock->acquire( $user );
				if ( null !== $this->stored( $user ) ) {
					return false;
				}
				$this->write(
					$user,
					'INSERT INTO {usermeta} (user_id, meta_key, meta_value) VALUES (%d, %s, %s)',
					$user,
					self::META,
					$record->json()
				);
				return true;
			}
		);
	}

	/**
	 * @return bool False if another request has changed it since.
	 * @throws StorageFailed
	 */
	public function replace( int $user, TwoFactorRecord $before, TwoFactorRecord $after ): bool {
		return 1 === $this->write(
			$user,
			'UPDATE {usermeta} SET meta_value = %s WHERE user_id = %d AND meta_key = %s AND meta_value = %s',
			$after->json(),
			$user,
			self::META,
			$before->json()
		);
	}

	/**
	 * @return bool Whether there was one.
	 * @throws StorageFailed
	 */
	public function remove( int $user ): bool {
		return 0 < $this->write(
			$user,
			'DELETE FROM {usermeta} WHERE user_id = %d AND meta_key = %s',
			$user,
			self::META
		);
	}

	private function stored( int $user ): ?string {
		return $this->queries->value(
			'SELECT meta_value FROM {usermeta} WHERE user_id = %d AND meta_key = %s',
			$user,
			self::META
		);
	}

	/** @param literal-string $sql */
	private function write( int $user, string $sql, int|string ...$values ): int {
		try {
			return $this->queries->write( $sql, ...$values );
		} finally {
			wp_cache_delete( $user, 'user_meta' );
		}
	}
}
