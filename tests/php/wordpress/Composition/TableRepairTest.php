<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Composition;

use Atoll\Platform\Migrations\Migrator;
use Atoll\Platform\Migrations\TableRepair;
use Atoll\Tests\WordPress\Support\Inside;

/** What tables lack is named and added, as far as the database lets them be changed. */
final class TableRepairTest extends RefusedQueriesTestCase {

	public function test_what_a_table_lacks_all_the_same_is_named_and_added_once_a_day(): void {
		$this->dropRequests();
		$health = $this->health();
		$this->assertSame( 'critical', $health->status );
		$this->assertStringContainsString( 'uploads (request_id, key request_id)', $health->description );

		do_action( 'atoll_tables_complete' );
		$this->assertTrue( $this->hasRequests() );
		$this->assertSame( 'good', $this->health()->status );
	}

	public function test_a_table_that_is_refused_keeps_no_other_from_what_it_lacks(): void {
		global $wpdb;
		$this->dropRequests();
		$wpdb->query( "ALTER TABLE {$wpdb->prefix}atoll_access_log DROP KEY user" );
		$first = array_key_first( Inside::get( TableRepair::class )->lacking() );
		$this->refusing(
			"ALTER TABLE {$wpdb->prefix}atoll_{$first} ",
			static fn() => Inside::get( TableRepair::class )->complete()
		);
		$this->assertSame( array( $first ), array_keys( Inside::get( TableRepair::class )->lacking() ) );
		$this->assertStringContainsString( 'a migration', (string) file_get_contents( $this->log ) );
		$this->assertNotFalse( get_transient( Migrator::PAUSE ) );
	}

	public function test_the_log_names_each_table_that_is_refused(): void {
		global $wpdb;
		$this->dropRequests();
		$wpdb->query( "ALTER TABLE {$wpdb->prefix}atoll_access_log DROP KEY user" );
		$this->refusing(
			"ALTER TABLE {$wpdb->prefix}atoll_",
			static fn() => Inside::get( TableRepair::class )->complete()
		);
		$log = (string) file_get_contents( $this->log );
		$this->assertStringContainsString( 'the table uploads: ', $log );
		$this->assertStringContainsString( 'the table access_log: ', $log );
	}
}
