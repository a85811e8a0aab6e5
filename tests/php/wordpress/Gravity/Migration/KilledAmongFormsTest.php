<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Migration;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Gravity\Migration\EntryMigration;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** A run that is killed while forms come in, before any entry. */
final class KilledAmongFormsTest extends MigrationTestCase {

	#[DataProvider( 'moments' )]
	public function test_each_form_comes_once_as_it_was_and_is_told_once( string $condition ): void {
		$this->moveUntil( $condition );
		$report = $this->move();

		$this->assertSame(
			array( array( TheirTables::FORM, 'Move & refinance', 'publish' ) ),
			array_map( array_values( ... ), Inside::get( FormRepository::class )->list() )
		);
		$this->assertSame( 'trash', Inside::get( FormRepository::class )->findAny( TheirTables::FILES )?->status );
		$this->assertSame(
			array( 'The form “Papers” came in as form 7.', 'The form “Move & refinance” came in as form 41.' ),
			array_values( preg_grep( '/^The form /', $report->sentences( 'forms' ) ) ?: array() )
		);
		$this->assertSame( 24, $report->moved );
	}

	/** @return array<string, array{string}> PHP that tells the write which does not happen any more. */
	public static function moments(): array {
		return array(
			'before a form says where it came from' => array( 'str_contains( $sql, "atoll_gravity_id" )' ),
			'before a form is in the trash'         => array( 'str_contains( $sql, "_wp_trash_meta" )' ),
			'before a form is told'                 => array( 'str_contains( $sql, "came in as form 7" )' ),
			'at the second form'                    => array( 'str_contains( $sql, "Move & refinance" )' ),
			'at the first entry'                    => array( 'str_contains( $sql, "gravity-forms:1" )' ),
		);
	}

	public function test_all_entries_of_a_form_come_again_that_was_deleted_here(): void {
		$this->move();
		Inside::get( EntryAdminService::class )->delete( range( 1, 24 ) );
		Inside::get( FormWriter::class )->delete( TheirTables::FORM );
		$this->moveUntil( 'str_contains( $sql, "gravity-forms:1" )' );

		$this->assertSame( array( 24, 24 ), array( $this->move()->moved, $this->countEntries() ) );
	}

	public function test_forms_that_did_not_come_in_are_told_once(): void {
		$this->tables->form( 3, array( 'title' => 'Lost', 'version' => '2.8' ) );
		global $wpdb;
		$wpdb->delete( "{$wpdb->prefix}gf_form_meta", array( 'form_id' => 3 ) );
		$this->moveUntil( 'str_contains( $sql, "gravity-forms:1" )' );
		$report = Inside::get( EntryMigration::class )->run();

		$this->assertCount( 1, preg_grep( '/“Lost” was not imported/', $report->sentences( 'forms' ) ) ?: array() );
	}
}
