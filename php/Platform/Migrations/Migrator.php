<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

use Atoll\Platform\Database\OptionLock;
use Atoll\Platform\Errors\ErrorLog;

/**
 * Brings each service's tables to the version the code expects: one process at a time, one step at a time,
 * noting each finished step, so that a stopped run is taken up where it stopped.
 *
 * On multisite every site keeps its own progress and is migrated by its first request.
 */
final class Migrator {

	public const OPTION = 'atoll_schema';

	/** Transient while {@see attempt()} rests, so that not every request asks for what was just refused. */
	public const PAUSE = 'atoll_migration_pause';

	private const PAUSE_SECONDS = 60;

	/**
	 * @param \Closure(): list<Migration> $migrations In the order in which they run.
	 * @param int                         $steps      How many they have together.
	 */
	public function __construct( private \Closure $migrations, private int $steps, private OptionLock $lock ) {}

	/** Whether so many steps have been taken in all: costs one autoloaded option. */
	public static function isDone( int $steps ): bool {
		return array_sum( self::done() ) === $steps;
	}

	/** Whether another site of the network has tables of ours: it goes on, or keeps its data. */
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
	 * As {@see run()}, for a request that is about something else: where a step fails, it goes on with the tables there
	 * are, and another tries again a minute later. The log and {@see TablesHealth} tell of it.
	 */
	public function attempt(): void {
		$this->carefully( $this->run( ... ) );
	}

	/** @param \Closure(): void $work May fail, and is not tried within a minute of something that did. */
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

	/** @param \Closure(): mixed $work Left to whoever holds the lock: a request goes on with the tables there are. */
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
				// Who held the lock a moment ago may have taken all steps since this request read how far they are.
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

	/** @return list<string> Names of what is not brought up to date. */
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
