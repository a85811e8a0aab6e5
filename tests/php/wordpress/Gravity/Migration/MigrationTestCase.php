<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Migration;

use Atoll\Forms\Entries\Entry;
use Atoll\Gravity\Migration\EntryMigration;
use Atoll\Gravity\Migration\MigrationReport;
use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** Gravity Forms' own tables stand beside ours. */
abstract class MigrationTestCase extends InterchangeTestCase {

	protected TheirTables $tables;

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$this->tables = new TheirTables( $wpdb );
		$this->tables->make();
		delete_option( EntryMigration::OPTION );
		$this->actAs( 'administrator' );
	}

	protected function tearDown(): void {
		$this->tables->drop();
		delete_option( EntryMigration::OPTION );
		parent::tearDown();
	}

	protected function move(): MigrationReport {
		return Inside::get( EntryMigration::class )->run();
	}

	protected function entry( int $id ): Entry {
		return \Atoll\plugin()->entries()->find( $id ) ?? throw new \LogicException( "no entry {$id}" );
	}
}
