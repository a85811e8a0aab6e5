<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Migrations;

use Atoll\Platform\Database\OptionLock;
use Atoll\Platform\Migrations\Migration;
use Atoll\Platform\Migrations\Migrator;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A migration that is stopped half way goes on where it stopped, and never runs twice at once. */
final class MigrationTest extends SiteTestCase {

	private const LOCK = 'atoll_test_lock';

	private mixed $progress;

	/** @var list<string> */
	private array $ran = array();

	protected function setUp(): void {
		parent::setUp();
		$this->progress = get_option( Migrator::OPTION );
		$this->ran      = array();
	}

	protected function tearDown(): void {
		update_option( Migrator::OPTION, $this->progress );
		delete_option( self::LOCK );
		parent::tearDown();
	}

	public function test_steps_run_in_order_and_once(): void {
		$migrator = $this->migrator( $this->steps( 'a', 'b' ) );
		$migrator->run();
		$migrator->run();
		$this->assertSame( array( 'a', 'b' ), $this->ran );
	}

	public function test_a_stopped_run_goes_on_where_it_stopped(): void {
		$broken = array( fn() => $this->ran[] = 'a', static fn() => throw new \RuntimeException( 'killed' ) );
		try {
			$this->migrator( $broken )->run();
		} catch ( \RuntimeException ) {
			$this->ran[] = 'stopped';
		}
		$this->migrator( $this->steps( 'a', 'b', 'c' ) )->run();
		$this->assertSame( array( 'a', 'stopped', 'b', 'c' ), $this->ran );
	}

	public function test_a_new_step_runs_where_the_old_ones_have(): void {
		$this->migrator( $this->steps( 'a' ) )->run();
		$this->migrator( $this->steps( 'a', 'b' ) )->run();
		$this->assertSame( array( 'a', 'b' ), $this->ran );
	}

	public function test_a_step_that_another_process_took_since_this_one_looked_is_not_taken_again(): void {
		global $wpdb;
		update_option( Migrator::OPTION, array(), true );
		// As another process writes it: the cache of this one knows nothing of it.
		$wpdb->update(
			$wpdb->options,
			array( 'option_value' => serialize( array( 'test' => 1 ) ) ),
			array( 'option_name' => Migrator::OPTION )
		);
		$this->migrator( $this->steps( 'a', 'b' ) )->run();
		$this->assertSame( array( 'b' ), $this->ran );
	}

	public function test_while_one_process_migrates_another_leaves_it_alone(): void {
		global $wpdb;
		$other = new OptionLock( $wpdb, self::LOCK );
		$this->assertTrue( $other->acquire() );
		$this->migrator( $this->steps( 'a' ) )->run();
		$this->assertSame( array(), $this->ran );
		$other->release();
		$this->migrator( $this->steps( 'a' ) )->run();
		$this->assertSame( array( 'a' ), $this->ran );
	}

	public function test_a_lock_of_a_killed_process_is_taken_over_by_one(): void {
		global $wpdb;
		( new OptionLock( $wpdb, self::LOCK, -1 ) )->acquire();
		$first  = new OptionLock( $wpdb, self::LOCK );
		$second = new OptionLock( $wpdb, self::LOCK );
		$this->assertSame( array( true, false ), array( $first->acquire(), $second->acquire() ) );
	}

	public function test_a_dead_lock_is_dead_whatever_its_mark_looks_like(): void {
		global $wpdb;
		$wpdb->insert(
			$wpdb->options,
			array( 'option_name' => self::LOCK, 'option_value' => ( time() - 1 ) . ' 9e9', 'autoload' => 'off' )
		);
		$this->assertTrue( ( new OptionLock( $wpdb, self::LOCK ) )->acquire() );
	}

	public function test_a_lock_that_was_left_while_the_clock_was_ahead_is_dead_too(): void {
		global $wpdb;
		( new OptionLock( $wpdb, self::LOCK, 39600 ) )->acquire();
		$this->assertTrue( ( new OptionLock( $wpdb, self::LOCK, 120 ) )->acquire() );
		$this->assertFalse( ( new OptionLock( $wpdb, self::LOCK, 120 ) )->acquire() );
	}

	public function test_who_lost_a_lock_does_not_release_the_next_holders(): void {
		global $wpdb;
		$dead = new OptionLock( $wpdb, self::LOCK, -1 );
		$dead->acquire();
		( new OptionLock( $wpdb, self::LOCK ) )->acquire();
		$dead->release();
		$this->assertFalse( ( new OptionLock( $wpdb, self::LOCK ) )->acquire() );
	}

	public function test_the_plugins_tables_hold_transactions_and_unique_keys(): void {
		global $wpdb;
		if ( defined( 'DB_ENGINE' ) && 'sqlite' === DB_ENGINE ) {
			$this->markTestSkipped( 'SQLite has one engine.' );
		}
		$engines = $wpdb->get_col( $wpdb->prepare( 'SELECT ENGINE FROM information_schema.TABLES WHERE TABLE_SCHEMA = %s AND TABLE_NAME LIKE %s', DB_NAME, $wpdb->esc_like( $wpdb->prefix . 'atoll_' ) . '%' ) );
		$this->assertSame( array( 'InnoDB' ), array_values( array_unique( $engines ) ) );
		$this->assertGreaterThanOrEqual( 2, count( $engines ) );
	}

	/** @return list<callable(): void> */
	private function steps( string ...$names ): array {
		return array_map( fn( string $name ) => fn() => $this->ran[] = $name, $names );
	}

	/** @param list<callable(): void> $steps */
	private function migrator( array $steps ): Migrator {
		global $wpdb;
		$migration = new class( $steps ) implements Migration {
			public function __construct( private array $steps ) {}
			public function name(): string {
				return 'test';
			}
			public function steps(): array {
				return $this->steps;
			}
			public function remove(): void {}
		};
		return new Migrator( static fn() => array( $migration ), count( $steps ), new OptionLock( $wpdb, self::LOCK ) );
	}
}
