<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Entries\Storage\EntriesTable;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use PHPUnit\Framework\Attributes\DataProvider;

/** In a list that is long enough for the full-text index, what is rare is found as in a short one. */
final class LongListSearchTest extends StoredEntriesTestCase {

	/** Twice as many each time: more than a window of the search. */
	private const DOUBLINGS = 9;

	protected function setUp(): void {
		parent::setUp();
		$this->store( 'rare', array( '1' => 'Kim Ho, J. Ithaca, As 5 Hat' ) );
		$this->store( 'common', array( '1' => 'Somebody else' ) );
		$this->multiplyNewest();
	}

	#[DataProvider( 'searches' )]
	public function test_what_is_rare_is_found( string $search ): void {
		$this->assertContains( 'rare', $this->names( new EntryCriteria( search: $search ) ) );
	}

	/** @return iterable<string, array{string}> In brackets what a full-text index makes of it. */
	public static function searches(): iterable {
		yield 'a word' => array( 'Ithaca' );
		yield 'a stop word of it (who)' => array( 'Ho' );
		yield 'the beginning of one (with)' => array( 'Ith' );
		yield 'one among others (was, what)' => array( 'Kim As Hat' );
		yield 'a letter (nothing)' => array( 'Kim J' );
		yield 'a digit (nothing)' => array( 'Ho 5' );
	}

	private function multiplyNewest(): void {
		global $wpdb;
		$table   = $wpdb->prefix . EntriesTable::NAME;
		$columns = array_diff( $wpdb->get_col( "SHOW COLUMNS FROM {$table}" ), array( 'id', 'idempotency_key' ) );
		$list    = implode( ', ', $columns );
		$newest  = (int) $wpdb->get_var( "SELECT MAX(id) FROM {$table}" );
		for ( $turn = 0; $turn < self::DOUBLINGS; $turn++ ) {
			$wpdb->query( "INSERT INTO {$table} (idempotency_key, {$list}) SELECT SHA2( CONCAT( id, 'x{$turn}' ), 256 ), {$list} FROM {$table} WHERE id >= {$newest}" );
		}
		$this->assertSame( '', $wpdb->last_error );
	}
}
