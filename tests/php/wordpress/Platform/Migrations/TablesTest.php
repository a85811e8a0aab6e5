<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Migrations;

use Atoll\Composition\Schema;
use Atoll\Platform\Database\OptionLock;
use Atoll\Platform\Migrations\Migration;
use Atoll\Platform\Migrations\Migrator;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Every table of the plugin, cut while it is made: the next request makes what is missing and loses nothing. */
final class TablesTest extends SiteTestCase {

	protected function tearDown(): void {
		Inside::get( Migrator::class )->run();
		parent::tearDown();
	}

	/** @return iterable<string, array{int}> */
	public static function migrations(): iterable {
		foreach ( array_keys( self::all() ) as $index ) {
			yield self::all()[ $index ]->name() => array( $index );
		}
	}

	#[DataProvider( 'migrations' )]
	public function test_a_migration_that_is_killed_at_any_query_is_taken_up_again( int $index ): void {
		$migration = self::all()[ $index ];
		$whole     = $this->shape();
		$done      = get_option( Migrator::OPTION );
		for ( $cut = 1; $cut < 60; $cut++ ) {
			foreach ( self::goingWith( $migration ) as $one ) {
				$one->remove();
				update_option(
					Migrator::OPTION,
					array_diff_key( get_option( Migrator::OPTION ), array( $one->name() => 0 ) )
				);
			}
			if ( ! $this->isKilledAt( $cut ) ) {
				break;
			}
			Inside::get( Migrator::class )->run();
			$this->assertSame( $whole, $this->shape(), "cut at {$cut}" );
			$this->assertEquals( $done, get_option( Migrator::OPTION ) );
		}
		$this->assertSame( $whole, $this->shape() );
		$this->assertGreaterThan( 1, $cut );
	}

	#[DataProvider( 'migrations' )]
	public function test_one_that_runs_twice_changes_nothing( int $index ): void {
		$migration = self::all()[ $index ];
		$whole     = $this->shape();
		foreach ( array( ...$migration->steps(), ...$migration->steps() ) as $step ) {
			$step();
		}
		$this->assertSame( $whole, $this->shape() );
	}

	/** Runs the migrations until they write for the given time. @return bool False when they had done before. */
	private function isKilledAt( int $cut ): bool {
		global $wpdb;
		$writes = 0;
		$kill   = static function ( string $query ) use ( &$writes, $cut ): string {
			if ( 1 === preg_match( '/^\s*(CREATE|ALTER|INSERT|UPDATE)/i', $query ) && ++$writes === $cut ) {
				throw new \RuntimeException( 'killed' );
			}
			return $query;
		};
		add_filter( 'query', $kill );
		try {
			// The lock of a killed process is nobody's: here it has ended already.
			$migrator = new Migrator(
				self::all( ... ),
				Schema::STEPS,
				new OptionLock( $wpdb, 'atoll_tables_test_lock', -1 )
			);
			$migrator->run();
			return false;
		} catch ( \RuntimeException ) {
			return true;
		} finally {
			remove_filter( 'query', $kill );
			delete_option( 'atoll_tables_test_lock' );
			wp_cache_flush();
			wp_roles()->for_site();
		}
	}

	/** @return list<Migration> It, and what is undone with it: capabilities are taken from our own roles too. */
	private static function goingWith( Migration $migration ): array {
		return array_values(
			array_filter(
				self::all(),
				static fn( Migration $one ): bool => $one->name() === $migration->name()
					|| ( 'capabilities' === $migration->name() && 'roles' === $one->name() )
			)
		);
	}

	/** @return list<Migration> */
	private static function all(): array {
		return array_map( Inside::get( ... ), Schema::MIGRATIONS );
	}

	/** @return array<string, mixed> Every column and key there is, and what each role may. */
	private function shape(): array {
		global $wpdb;
		$shape = array();
		$tables = $wpdb->get_col(
			$wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'atoll_' ) . '%' )
		);
		foreach ( $tables as $table ) {
			$columns         = $wpdb->get_results( "SHOW COLUMNS FROM {$table}", ARRAY_A );
			$keys            = array_column( $wpdb->get_results( "SHOW INDEX FROM {$table}", ARRAY_A ), 'Key_name' );
			$shape[ $table ] = array( array_column( $columns, 'Type', 'Field' ), $keys );
			ksort( $shape[ $table ][0] );
			sort( $shape[ $table ][1] );
		}
		foreach ( wp_roles()->roles as $name => $role ) {
			ksort( $role['capabilities'] );
			$shape[ $name ] = array_filter( $role['capabilities'] );
		}
		ksort( $shape );
		return $shape;
	}
}
