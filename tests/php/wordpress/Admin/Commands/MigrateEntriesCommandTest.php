<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Commands;

use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Gravity\Migration\EntryMigration;
use Atoll\Tests\WordPress\Gravity\Migration\TheirTables;
use Atoll\Tests\WordPress\Support\Inside;

final class MigrateEntriesCommandTest extends CommandTestCase {

	private TheirTables $tables;

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$this->tables = new TheirTables( $wpdb );
		delete_option( EntryMigration::OPTION );
	}

	protected function tearDown(): void {
		$this->tables->drop();
		delete_option( EntryMigration::OPTION );
		parent::tearDown();
	}

	public function test_all_entries_move_and_their_numbers_are_kept(): void {
		$this->tables->make();
		$this->tables->entry( 50, TheirTables::FORM, array( '1' => 'Jo' ) );
		$output = $this->prints( 'entry', 'move' );
		$this->assertStringContainsString( 'came in as form ' . TheirTables::FORM, $output );
		$this->assertMatchesRegularExpression( '/(\d+) of \1 entries were looked at, and \1 are here/', $output );
		$this->assertSame( 'Jo', Inside::get( EntryRepository::class )->find( 50 )?->answers['1'] ?? '' );
	}

	public function test_the_bar_grows_to_its_end_also_where_it_was_stopped_half_way(): void {
		$this->tables->make();
		Inside::get( EntryMigration::class )->run( null, 10 );
		\WP_CLI\Utils\Bar::$ticks = 0;
		$output = $this->prints( 'entry', 'move' );
		$this->assertSame( 1, preg_match( '/(\d+) of \1 entries/', $output, $found ) );
		$this->assertSame( (int) ( $found[1] ?? 0 ), \WP_CLI\Utils\Bar::$ticks );
	}

	public function test_it_ends_with_1_where_an_entry_waits_and_with_0_once_it_has_come(): void {
		$this->tables->make();
		$field = array( 'id' => 1, 'type' => 'radio', 'label' => 'Which' );
		$form  = array( 'title' => 'Broken', 'version' => '2.8', 'fields' => array( $field ) );
		$this->tables->form( 8, $form );
		$this->tables->entry( 70, 8, array( '1' => 'a' ) );
		$this->assertStringContainsString( 'Entry 70 waits', $this->fails( 'entry', 'move' ) );
		global $wpdb;
		$wpdb->delete( "{$wpdb->prefix}gf_entry", array( 'id' => 70 ) );
		$this->assertStringContainsString( 'entries were looked at', $this->prints( 'entry', 'move' ) );
	}

	public function test_it_names_the_roles_that_have_no_access_yet(): void {
		$this->tables->make();
		add_role( 'enquiry_desk', 'Enquiry desk', array( 'gravityforms_view_entries' => true ) );
		$output = $this->prints( 'entry', 'move' );
		remove_role( 'enquiry_desk' );
		$this->assertStringContainsString( 'may do nothing in Atoll yet: Enquiry desk.', $output );
	}

	public function test_where_there_is_nothing_to_move_it_says_so(): void {
		$this->assertStringContainsString( 'nothing to move', $this->prints( 'entry', 'move' ) );
	}
}
