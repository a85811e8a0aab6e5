<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

use Atoll\Platform\Errors\StorageFailed;

/** Runs writes so that all of them happen or none, on MariaDB, MySQL and SQLite. A nested one is part of its outer. */
final class Transaction {

	private bool $isOpen = false;

	/** @var list<\Closure(): void> Work to be done after the commit. */
	private array $afterCommit = array();

	private DeadlockRetry $retry;

	/** Whether the last transaction was rolled back because of another connection's. */
	private bool $isRetryable = false;

	public function __construct( private \wpdb $wpdb ) {
		$this->retry = new DeadlockRetry( $wpdb );
	}

	/**
	 * As {@see run()}, and once more when the database rolled everything back because of another connection: a
	 * deadlock, also one that another node of a cluster reports at the commit.
	 *
	 * @template T
	 * @param callable(): T $work Can be done again: it changes nothing but what it writes through $wpdb.
	 * @return T
	 * @throws \Throwable As {@see run()}.
	 */
	public function repeat( callable $work ): mixed {
		return $this->isOpen
			? $work()
			: $this->retry->retry( fn() => $this->run( $work ), fn(): bool => $this->isRetryable );
	}

	/**
	 * @template T
	 * @param callable(): T $work Writes through $wpdb and throws when a write fails.
	 * @return T
	 * @throws \Throwable Whatever the work throws, after everything it wrote was rolled back.
	 */
	public function run( callable $work ): mixed {
		if ( $this->isOpen ) {
			return $work();
		}
		$retries = $this->stopReconnecting();
		$guard   = $this->requireUnbroken( ... );
		// The caller handles and logs a failure; on some sites $wpdb would print it into the response.
		$suppressed = $this->wpdb->suppress_errors();
		try {
			$this->command( 'START TRANSACTION' );
			$this->isOpen = true;
			add_filter( 'query', $guard );
			$result = $work();
			$this->command( 'COMMIT' );
		} catch ( \Throwable $error ) {
			$this->afterCommit = array();
			$this->isRetryable = $this->retry->isRetryable();
			remove_filter( 'query', $guard );
			$this->wpdb->query( 'ROLLBACK' );
			wp_cache_delete( 'alloptions', 'options' ); // It has options that the database has no longer.
			throw $error;
		} finally {
			remove_filter( 'query', $guard );
			$this->isOpen = false;
			$this->wpdb->suppress_errors( $suppressed );
			$this->wpdb->__set( 'reconnect_retries', $retries );
		}
		$this->runAfterCommit();
		return $result;
	}

	/**
	 * Runs work after the commit, and never after a rollback; at once where no transaction is open.
	 *
	 * @param \Closure(): void $work
	 */
	public function afterCommit( \Closure $work ): void {
		$this->afterCommit[] = $work;
		if ( ! $this->isOpen ) {
			$this->runAfterCommit();
		}
	}

	private function runAfterCommit(): void {
		$pending           = $this->afterCommit;
		$this->afterCommit = array();
		foreach ( $pending as $work ) {
			$work();
		}
	}

	/**
	 * A cluster can end a transaction at any statement, even a read, whose caller may take the failure for no rows.
	 * Each later write would then be committed on its own.
	 *
	 * @throws StorageFailed
	 */
	private function requireUnbroken( string $sql ): string {
		return $this->retry->isRetryable()
			? throw new StorageFailed( 'transaction: ' . $this->wpdb->last_error )
			: $sql;
	}

	/** $wpdb must not reconnect within a transaction: the new connection would commit each later write on its own. */
	private function stopReconnecting(): int {
		$retries = $this->wpdb->__get( 'reconnect_retries' );
		$this->wpdb->__set( 'reconnect_retries', 0 );
		return is_int( $retries ) ? $retries : 5;
	}

	private function command( string $sql ): void {
		if ( false === $this->wpdb->query( $sql ) ) { // One of three literals.
			throw new StorageFailed( $sql . ': ' . $this->wpdb->last_error );
		}
	}
}
