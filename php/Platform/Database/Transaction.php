<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

use Atoll\Platform\Errors\StorageFailed;

/**
 * Runs writes completely or not at all, on MariaDB, MySQL and SQLite. A nested transaction is part of the outer one.
 */
final class Transaction {

	private bool $isOpen = false;

	/** @var list<\Closure(): void> Work to run after the commit. */
	private array $afterCommit = array();

	private DeadlockRetry $retry;

	/** Whether the last transaction was rolled back because of another connection. */
	private bool $isRetryable = false;

	public function __construct( private \wpdb $wpdb ) {
		$this->retry = new DeadlockRetry( $wpdb );
	}

	/**
	 * Like {@see run()}, but retries when the database rolled everything back because of another connection: a
	 * deadlock, including one that another node of a cluster reports at the commit.
	 *
	 * @template T
	 * @param callable(): T $work Must be repeatable: it changes nothing except through $wpdb.
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
	 * @throws \Throwable Any exception that the work throws, after all its writes were rolled back.
	 */
	public function run( callable $work ): mixed {
		if ( $this->isOpen ) {
			return $work();
		}
		$retries = $this->stopReconnecting();
		$guard   = $this->requireUnbroken( ... );
		// The caller handles and logs failures; on some sites $wpdb would print them into the response.
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
			wp_cache_delete( 'alloptions', 'options' ); // It holds options that were rolled back.
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
	 * Runs work after the commit, never after a rollback; at once if no transaction is open.
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
	 * Stops before the next query if a cluster has ended the transaction. That can happen at any statement, even at a
	 * read whose caller takes the failure for an empty result. Each later write would then be committed on its own.
	 *
	 * @throws StorageFailed
	 */
	private function requireUnbroken( string $sql ): string {
		return $this->retry->isRetryable()
			? throw new StorageFailed( 'transaction: ' . $this->wpdb->last_error )
			: $sql;
	}

	/** Keeps $wpdb from reconnecting within a transaction: each later write would then be committed on its own. */
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
