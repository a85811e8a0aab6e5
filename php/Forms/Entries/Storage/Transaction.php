<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Platform\Database\DeadlockRetry;
use Atoll\Platform\Errors\StorageFailed;

/** Runs writes so that all of them happen or none, on MariaDB, MySQL and SQLite. One within another is part of it. */
final class Transaction {

	private bool $isOpen = false;

	/** @var list<\Closure(): void> What waits for the commit. */
	private array $after = array();

	private DeadlockRetry $retry;

	/** Whether the last one was taken back because of another connection's. */
	private bool $isBeaten = false;

	public function __construct( private \wpdb $wpdb ) {
		$this->retry = new DeadlockRetry( $wpdb );
	}

	/**
	 * As {@see run()}, and once more when the database took everything back because of another connection: a deadlock,
	 * also one that another node of a cluster reports at the commit.
	 *
	 * @template T
	 * @param callable(): T $work Can be done again: it changes nothing but what it writes through $wpdb.
	 * @return T
	 * @throws \Throwable As {@see run()}.
	 */
	public function repeat( callable $work ): mixed {
		return $this->isOpen
			? $work()
			: $this->retry->retry( fn() => $this->run( $work ), fn(): bool => $this->isBeaten );
	}

	/**
	 * @template T
	 * @param callable(): T $work Writes through $wpdb and throws when a write fails.
	 * @return T
	 * @throws \Throwable Whatever the work throws, after everything it wrote was taken back.
	 */
	public function run( callable $work ): mixed {
		if ( $this->isOpen ) {
			return $work();
		}
		$retries = $this->stopReconnecting();
		$guard   = $this->mustBeWhole( ... );
		// A failure is answered and logged by whoever asked; $wpdb would print it into the answer on some sites.
		$suppressed = $this->wpdb->suppress_errors();
		try {
			$this->command( 'START TRANSACTION' );
			$this->isOpen = true;
			add_filter( 'query', $guard );
			$result = $work();
			$this->command( 'COMMIT' );
		} catch ( \Throwable $trouble ) {
			$this->after    = array();
			$this->isBeaten = $this->retry->isRetryable();
			remove_filter( 'query', $guard );
			$this->wpdb->query( 'ROLLBACK' );
			throw $trouble;
		} finally {
			remove_filter( 'query', $guard );
			$this->isOpen = false;
			$this->wpdb->suppress_errors( $suppressed );
			$this->wpdb->__set( 'reconnect_retries', $retries );
		}
		$this->announce();
		return $result;
	}

	/**
	 * Runs work once what was written is there for good, and never when it was taken back; at once where no transaction
	 * is open.
	 *
	 * @param \Closure(): void $work
	 */
	public function afterCommit( \Closure $work ): void {
		$this->after[] = $work;
		if ( ! $this->isOpen ) {
			$this->announce();
		}
	}

	private function announce(): void {
		$after       = $this->after;
		$this->after = array();
		foreach ( $after as $work ) {
			$work();
		}
	}

	/**
	 * A cluster ends a transaction at any statement, a read too, whose failure its caller may take for no rows. Each
	 * later write would then be committed by itself.
	 *
	 * @throws StorageFailed
	 */
	private function mustBeWhole( string $sql ): string {
		return $this->retry->isRetryable()
			? throw new StorageFailed( 'transaction: ' . $this->wpdb->last_error )
			: $sql;
	}

	/** $wpdb must not reconnect within a transaction: the new connection would commit each later write by itself. */
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
