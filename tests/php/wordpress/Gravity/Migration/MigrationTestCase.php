<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Migration;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Gravity\Migration\EntryMigration;
use Atoll\Gravity\Migration\MigrationReport;
use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** Gravity Forms' own tables stand beside ours. They are made once for a class, and filled anew for each test. */
abstract class MigrationTestCase extends InterchangeTestCase {

	private static TheirTables $made;

	protected TheirTables $tables;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$made = new TheirTables( $GLOBALS['wpdb'] );
		self::$made->make();
	}

	public static function tearDownAfterClass(): void {
		self::$made->drop();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->tables = self::$made;
		$this->tables->fill();
		delete_option( EntryMigration::OPTION );
		$this->actAs( 'administrator' );
	}

	protected function tearDown(): void {
		delete_option( EntryMigration::OPTION );
		parent::tearDown();
	}

	protected function move(): MigrationReport {
		return Inside::get( EntryMigration::class )->run();
	}

	protected function entry( int $id ): Entry {
		return Inside::get( EntryRepository::class )->find( $id ) ?? throw new \LogicException( "no entry {$id}" );
	}

	/**
	 * Moves in a process of its own, which is killed at a write.
	 *
	 * @param string $condition PHP that tells the write by `$sql` or by `$n`, how many there were before.
	 */
	protected function moveUntil( string $condition ): void {
		$script = '
			$_SERVER["HTTP_HOST"] = "localhost"; require ' . var_export( ABSPATH . 'wp-load.php', true ) . ';
			wp_set_current_user( ' . get_current_user_id() . ' );
			$n = 0;
			add_filter( "query", static function ( $sql ) use ( &$n ) { if ( preg_match( "/^\s*(INSERT|UPDATE|COMMIT|DELETE)/i", $sql ) && ' . $condition . ' ) { exec( "kill -9 " . getmypid() ); } return $sql; } );
			( new ReflectionProperty( Atoll\Plugin::class, "product" ) )->getValue( Atoll\plugin() )->services->get( Atoll\\Gravity\\Migration\\EntryMigration::class )->run();';
		exec( escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg( $script ) . ' 2>&1', $output, $status );
		$this->assertSame( 137, $status, implode( "\n", $output ) );
		delete_option( 'atoll_move_lock' ); // As after a minute.
		wp_cache_flush();
	}
}
