<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Entries\Storage\EntriesTable;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Platform\Migrations\RowCompression;
use Atoll\Tests\WordPress\Support\Inside;

/** The table of entries as sites have it that come from a version before. */
final class EntriesTableTest extends StoredEntriesTestCase {

	protected function setUp(): void {
		parent::setUp();
		if ( defined( 'DB_ENGINE' ) && 'sqlite' === DB_ENGINE ) {
			$this->markTestSkipped( 'SQLite compresses nothing.' );
		}
	}

	protected function tearDown(): void {
		self::compress();
		parent::tearDown();
	}

	public function test_a_table_with_entries_is_compressed_and_keeps_them(): void {
		$this->alter();
		$before = $this->names( new EntryCriteria( formNumbers: array( $this->form->id() ), limit: 50 ) );
		self::compress();

		$this->assertSame( 'Compressed', $this->format() );
		$this->assertSame(
			$before,
			$this->names( new EntryCriteria( formNumbers: array( $this->form->id() ), limit: 50 ) )
		);
		$this->assertSame( 3, $this->entries()->count( new EntryCriteria( search: 'example' ) ) );
	}

	public function test_it_still_takes_a_key_once(): void {
		$this->alter();
		$entry = $this->store( 'once', array( '1' => 'Wattle' ) );
		self::compress();
		$refused = $GLOBALS['wpdb']->suppress_errors();
		try {
			$this->store( 'once', array( '1' => 'Wattle' ) );
			$this->fail( 'A second entry has the key.' );
		} catch ( StorageFailed ) {
			$this->assertSame(
				$entry->id,
				$this->submitted()->findByKey(
					new Submission( $this->form->id(), array(), 'once', new Visitor( 0, '', '' ), '' )
				)['entry']->id ?? 0
			);
		} finally {
			$GLOBALS['wpdb']->suppress_errors( $refused );
		}
	}

	public function test_one_that_is_too_large_to_be_rewritten_at_once_stays_as_it_is(): void {
		global $wpdb;
		$this->alter();
		( new RowCompression( $wpdb ) )->apply( $this->table(), max( array_keys( $this->named ) ) - 1 );

		$this->assertSame( 'Dynamic', $this->format() );
	}

	/** As the first step made it. */
	private function alter(): void {
		$GLOBALS['wpdb']->query( "ALTER TABLE {$this->table()} ROW_FORMAT=DYNAMIC" );
		$this->assertSame( 'Dynamic', $this->format() );
	}

	private static function compress(): void {
		array_map( static fn( callable $step ) => $step(), Inside::get( EntriesTable::class )->steps() );
	}

	private function format(): string {
		global $wpdb;
		return (string) $wpdb->get_var( $wpdb->prepare( 'SELECT ROW_FORMAT FROM information_schema.TABLES WHERE TABLE_SCHEMA = %s AND TABLE_NAME = %s', DB_NAME, $this->table() ) );
	}

	private function table(): string {
		return $GLOBALS['wpdb']->prefix . EntriesTable::NAME;
	}
}
