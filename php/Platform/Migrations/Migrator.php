<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

use Atoll\Platform\Database\OptionLock;
use Atoll\Platform\Errors\ErrorLog;

/**
 * Migrates each service's tables to the version that the code expects: one process at a time, one step at a time.
 * Records each finished step, so that an interrupted run continues where it stopped.
 *
 * On multisite, every site has its own progress and is migrated by its first request.
 */
final class Migrator {

	public const OPTION = 'atoll_schema';

	/** Transient during which {@see attempt()} waits after a failure, so that not every request tries again. */
	public const PAUSE = 'atoll_migration_pause';

	private const PAUSE_SECONDS = 60;

	/**
	 * @param \Closure(): list<Migration> $migrations Returns the migrations in the order in which they run.
	 * @param int                         $steps      Total number of their steps.
	 */
	public function __construct( private \Closure $migrations, private int $steps, private OptionLock $lock ) {}

	/** Whether this many steps have run in total. Reads a single autoloaded option. */
	public static function isDone( int $steps ): bool {
		return array_sum( self::done() ) === $steps;
	}

	/** Whether another site of the network has our tables: the plugin is active there, or its data was kept. */
	public static function hasRunOnOtherSites(): bool {
		if ( ! is_multisite() ) {
			return false;
		}
		$others = array( 'fields' => 'ids', 'number' => 0, 'site__not_in' => array( get_current_blog_id() ) );
		foreach ( get_sites( $others ) as $site ) {
			if ( get_blog_option( (int) $site, self::OPTION ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Like {@see run()}, for a request that is about something else: if a step fails, the request continues with the
	 * tables that exist, and another one tries again a minute later. The log and {@see TablesHealth} report it.
	 */
	public function attempt(): void {
		$this->carefully( $this->run( ... ) );
	}

	/** @param \Closure(): void $work May fail; not run within a minute after a failure. */
	public function carefully( \Closure $work ): void {
		if ( get_transient( self::PAUSE ) ) {
			return;
		}
		try {
			$work();
		} catch ( \Throwable $error ) {
			set_transient( self::PAUSE, 1, self::PAUSE_SECONDS );
			( new ErrorLog() )->write( $error, 'a migration' );
		}
	}

	/** @param \Closure(): mixed $work Skipped if another process holds the lock: the request continues without it. */
	public function locked( \Closure $work ): void {
		if ( ! $this->lock->acquire() ) {
			return;
		}
		try {
			$work();
		} finally {
			$this->lock->release();
		}
	}

	public function run(): void {
		if ( self::isDone( $this->steps ) || array() === $this->pending() ) {
			return;
		}
		$this->locked(
			function (): void {
				// The previous holder of the lock may have run all steps since this request read the progress.
				wp_cache_delete( 'alloptions', 'options' );
				wp_cache_delete( self::OPTION, 'options' );
				foreach ( ( $this->migrations )() as $migration ) {
					$this->runSteps( $migration );
				}
			}
		);
	}

	public function remove(): void {
		foreach ( array_reverse( ( $this->migrations )() ) as $migration ) {
			$migration->remove();
		}
		delete_option( self::OPTION );
	}

	/** @return list<string> Names of migrations that are not complete. */
	public function pending(): array {
		$done    = self::done();
		$pending = array_filter(
			( $this->migrations )(),
			static fn( Migration $migration ) => ( $done[ $migration->name() ] ?? 0 ) < count( $migration->steps() )
		);
		return array_values( array_map( static fn( Migration $migration ) => $migration->name(), $pending ) );
	}

	/** @return array<string, Table> By name. */
	public function tables(): array {
		$tables = array();
		foreach ( ( $this->migrations )() as $migration ) {
			if ( $migration instanceof Table ) {
				$tables[ $migration->name() ] = $migration;
			}
		}
		return $tables;
	}

	private function runSteps( Migration $migration ): void {
		foreach ( $migration->steps() as $index => $step ) {
			$done = self::done();
			if ( $index < ( $done[ $migration->name() ] ?? 0 ) ) {
				continue;
			}
			$step();
			$done[ $migration->name() ] = $index + 1;
			update_option( self::OPTION, $done, true );
		}
	}

	/** @return array<string, int> Finished steps per migration. */
	private static function done(): array {
		$done = array();
		foreach ( (array) get_option( self::OPTION, array() ) as $name => $steps ) {
			$done[ (string) $name ] = is_numeric( $steps ) ? (int) $steps : 0;
		}
		return $done;
	}
}
