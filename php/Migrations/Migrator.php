<?php

declare( strict_types=1 );

namespace Atoll\Migrations;

/**
 * Brings each service's tables to the version the code expects: one process at a time, one step at a time,
 * noting each finished step, so that a stopped run is taken up where it stopped.
 *
 * On multisite every site keeps its own progress and is migrated by its first request.
 */
final class Migrator {

	public const OPTION = 'atoll_schema';

	/** @param list<Migration> $migrations */
	public function __construct( private array $migrations, private Lock $lock ) {}

	/** Costs one autoloaded option when there is nothing to do. */
	public function run(): void {
		if ( $this->isCurrent() || ! $this->lock->take() ) {
			return; // Whoever holds the lock migrates; this request goes on with the tables there are.
		}
		try {
			foreach ( $this->migrations as $migration ) {
				$this->bringUp( $migration );
			}
		} finally {
			$this->lock->release();
		}
	}

	public function remove(): void {
		foreach ( array_reverse( $this->migrations ) as $migration ) {
			$migration->remove();
		}
		delete_option( self::OPTION );
	}

	private function isCurrent(): bool {
		$done = $this->done();
		foreach ( $this->migrations as $migration ) {
			if ( ( $done[ $migration->name() ] ?? 0 ) < count( $migration->steps() ) ) {
				return false;
			}
		}
		return true;
	}

	private function bringUp( Migration $migration ): void {
		foreach ( $migration->steps() as $index => $step ) {
			$done = $this->done();
			if ( $index < ( $done[ $migration->name() ] ?? 0 ) ) {
				continue;
			}
			$step();
			$done[ $migration->name() ] = $index + 1;
			update_option( self::OPTION, $done, true );
		}
	}

	/** @return array<string, int> Finished steps per migration. */
	private function done(): array {
		$done = array();
		foreach ( (array) get_option( self::OPTION, array() ) as $name => $steps ) {
			$done[ (string) $name ] = is_numeric( $steps ) ? (int) $steps : 0;
		}
		return $done;
	}
}
