<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

use Atoll\Platform\Errors\ErrorLog;

/** Tables that are not as their steps left them: somebody changed them, or a backup was restored without them. */
final class TableRepair {

	public function __construct( private Migrator $migrator ) {}

	/** @return array<string, Table> Those that are not there, by their names. */
	public function missing(): array {
		return array_filter( $this->migrator->tables(), static fn( Table $table ): bool => ! $table->exists() );
	}

	/** @return array<string, list<string>> What tables lack that are there and up to date, by the tables' names. */
	public function lacking(): array {
		$existing = array_filter( $this->readyTables(), static fn( Table $table ): bool => $table->exists() );
		return array_filter( array_map( static fn( Table $table ): array => $table->lacking(), $existing ) );
	}

	/**
	 * Gives tables the parts that they lack: somebody took them away, or a refusal went unnoticed once. No step is
	 * taken again, as some change what is in a table. One that needs no backup is made anew.
	 */
	public function complete(): void {
		$this->completeThose(
			static fn( Table $table ): bool => $table->exists()
				? array() !== $table->lacking()
				: ! $table::NEEDS_BACKUP
		);
	}

	/** Of {@see complete()} only whole tables, for a request that met none. */
	public function replaceLost(): void {
		$this->completeThose( static fn( Table $table ): bool => ! $table::NEEDS_BACKUP && ! $table->exists() );
	}

	/**
	 * Makes every table that is not there, empty: only where its owner says so, who may have a backup. The log tells
	 * of those that the database refuses.
	 */
	public function makeMissing(): void {
		$this->migrator->locked( fn() => array_map( $this->make( ... ), $this->missing() ) );
	}

	/**
	 * One that the database refuses keeps no other waiting.
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
	 * The log tells of each that the database refuses.
	 *
	 * @param array<string, Table> $tables
	 * @throws \RuntimeException Names them, once all were tried.
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

	/** @return array<string, Table> Those whose steps have all been taken. */
	private function readyTables(): array {
		return array_diff_key( $this->migrator->tables(), array_flip( $this->migrator->pending() ) );
	}
}
