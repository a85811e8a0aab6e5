<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

use Atoll\Platform\Errors\StorageFailed;

/**
 * Retries a write that failed because of a concurrent one (deadlock, lock timeout) and may succeed a moment later. Only
 * for a single statement outside a transaction, or for a whole transaction, because the database has rolled back all of
 * the transaction.
 */
final class DeadlockRetry {

	/**
	 * MySQL error codes: row changed since it was read (MariaDB from 11.6); lock wait timeout; deadlock, also with
	 * another node of a cluster.
	 */
	private const CODES = array( 1020, 1205, 1213, self::UNPREPARED );

	/** Error code of a node that has left its cluster, or not joined it yet. Reconnecting may reach another node. */
	private const UNPREPARED = 1047;

	/** SQLite's error message; it has no such codes. */
	private const WORDS = '/database (?:table )?is locked/i';

	private const TRIES = 8;

	/** No more tries after this many seconds: a lock wait alone takes 50 on most servers. */
	private const SECONDS = 20;

	/** Milliseconds before the second try; the pause up to doubles before each further try. */
	private const PAUSE = 10;

	public function __construct( private \wpdb $wpdb ) {}

	/**
	 * @template T
	 * @param callable(): T $write
	 * @param (\Closure(): bool)|null $isRetryable Whether the write may succeed later, if the connection no longer
	 *        holds the error.
	 * @return T
	 * @throws StorageFailed When the write failed for another reason, or in all tries.
	 */
	public function retry( callable $write, ?\Closure $isRetryable = null ): mixed {
		$isRetryable ??= $this->isRetryable( ... );
		$end           = microtime( true ) + self::SECONDS;
		$suppressed    = $this->wpdb->suppress_errors();
		try {
			for ( $try = 1; true; $try++ ) {
				try {
					return $write();
				} catch ( StorageFailed $failed ) {
					if ( self::TRIES === $try || microtime( true ) > $end || ! $isRetryable() ) {
						throw $failed;
					}
				}
				// A random pause, so that two conflicting writes do not meet again.
				usleep( random_int( 500, 1000 ) * self::PAUSE * 2 ** ( $try - 1 ) );
				$this->wpdb->check_connection( false );
			}
		} finally {
			$this->wpdb->suppress_errors( $suppressed );
		}
	}

	/** Whether the last statement failed because of a concurrent one and may succeed later. */
	public function isRetryable(): bool {
		$connection = $this->wpdb->__get( 'dbh' );
		return ( $connection instanceof \mysqli && in_array( $connection->errno, self::CODES, true ) )
			|| 1 === preg_match( self::WORDS, $this->wpdb->last_error );
	}
}
