<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

use Atoll\Platform\Errors\StorageFailed;

/**
 * Tries a write again that the database ended because of another one (deadlock, lock timeout), and which may succeed a
 * moment later. Only for a single statement outside a transaction, or for a whole transaction: the database has rolled
 * back what came before it too.
 */
final class DeadlockRetry {

	/**
	 * Changed since it was read (MariaDB from 11.6); a lock that was waited for too long; a deadlock, also with another
	 * node of a cluster.
	 */
	private const CODES = array( 1020, 1205, 1213, self::UNPREPARED );

	/** A node that has lost its cluster, or has not joined it yet: another one may be reached by connecting again. */
	private const UNPREPARED = 1047;

	/** What SQLite says, which has no such numbers. */
	private const WORDS = '/database (?:table )?is locked/i';

	private const TRIES = 8;

	/** No further try after so many seconds: waiting for a lock takes 50 of them on most servers. */
	private const SECONDS = 20;

	/** Milliseconds before the second try; up to twice as many before each further one. */
	private const PAUSE = 10;

	public function __construct( private \wpdb $wpdb ) {}

	/**
	 * @template T
	 * @param callable(): T $write
	 * @param (\Closure(): bool)|null $isRetryable Whether the write may succeed later, where the connection no longer
	 * tells.
	 * @return T
	 * @throws StorageFailed When it failed for another reason, or once too often.
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
				// At random, so that two writes that met do not meet again.
				usleep( random_int( 500, 1000 ) * self::PAUSE * 2 ** ( $try - 1 ) );
				$this->wpdb->check_connection( false );
			}
		} finally {
			$this->wpdb->suppress_errors( $suppressed );
		}
	}

	/** Whether the statement that has just failed did so because of another one, and may succeed later. */
	public function isRetryable(): bool {
		$connection = $this->wpdb->__get( 'dbh' );
		return ( $connection instanceof \mysqli && in_array( $connection->errno, self::CODES, true ) )
			|| 1 === preg_match( self::WORDS, $this->wpdb->last_error );
	}
}
