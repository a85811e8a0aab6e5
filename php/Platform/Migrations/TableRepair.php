<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

use Atoll\Platform\Errors\ErrorLog;

/** Repairs tables that differ from what their steps created: somebody changed them, or a restored backup lacks them. */
final class TableRepair {

	public function __construct( private Migrator $migrator ) {}

	/** @return array<string, Table> Missing tables by name. */
	public function missing(): array {
		return array_filter( $this->migrator->tables(), static fn( Table $table ): bool => ! $table->exists() );
	}

	/** @return array<string, list<string>> Missing columns and keys of existing, migrated tables, by table name. */
	public function lacking(): array {
		$existing = array_filter( $this->readyTables(), static fn( Table $table ): bool => $table->exists() );
		return array_filter( array_map( static fn( Table $table ): array => $table->lacking(), $existing ) );
	}

	/**
	 * Adds missing columns and keys to tables: somebody removed them, or an error went unnoticed. Does not run steps
	 * again, because some change the table's data. Creates missing tables that need no backup.
	 */
	public function complete(): void {
		$this->completeThose(
			static fn( Table $table ): bool => $table->exists()
				? array() !== $table->lacking()
				: ! $table::NEEDS_BACKUP
		);
	}

	/** Creates missing tables only, see {@see complete()}, for a request that has missed one. */
	public function replaceLost(): void {
		$this->completeThose( static fn( Table $table ): bool => ! $table::NEEDS_BACKUP && ! $table->exists() );
	}

	/**
	 * Creates all missing tables, empty. Only when the site owner asks for it, as they may have a backup. Tables that
	 * the database refuses are logged.
	 */
	public function makeMissing(): void {
		$this->migrator->locked( fn() => array_map( $this->make( ... ), $this->missing() ) );
	}

	/**
	 * Completes tables; an error in one does not stop the others.
	 *
	 * @param \Closure( Table ): bool $isMeant
	 */
	private function completeThose( \Closure $isMeant ): void {
		$this->migrator->carefully(
			function () use ( $isMeant ): void {
				$tables = array_filter( $this->readyTables(), $isMeant );
				if ( array() !== $tables ) {
					$this->migrator->locked( fn() => $this->completeAll( $tables ) );
				}
			}
		);
	}

	/**
	 * Completes tables; those that the database refuses are logged.
	 *
	 * @param array<string, Table> $tables
	 * @throws \RuntimeException When any was refused, after all were tried.
	 */
	private function completeAll( array $tables ): void {
		$refused = array();
		foreach ( $tables as $name => $table ) {
			try {
				$table->complete();
			} catch ( \Throwable $error ) {
				( new ErrorLog() )->write( $error, "the table {$name}" );
				$refused[] = $name;
			}
		}
		if ( array() !== $refused ) {
			throw new \RuntimeException( 'not completed: ' . implode( ', ', $refused ) );
		}
	}

	private function make( Table $table ): void {
		try {
			foreach ( $table->steps() as $step ) {
				$step();
			}
		} catch ( \Throwable $error ) {
			( new ErrorLog() )->write( $error, "the missing table {$table->name()}" );
		}
	}

	/** @return array<string, Table> Tables whose steps have all run. */
	private function readyTables(): array {
		return array_diff_key( $this->migrator->tables(), array_flip( $this->migrator->pending() ) );
	}
}
