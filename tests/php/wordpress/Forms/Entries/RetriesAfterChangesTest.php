<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Storage\ChangeKeysTable;
use Atoll\Platform\Migrations\Tables;
use Atoll\Tests\WordPress\Support\Cases\OwnEntriesTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** Submissions and changes that are sent again because their answer was lost, once the entry was changed further. */
final class RetriesAfterChangesTest extends OwnEntriesTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->number = $this->form( 'enquiry', array( 'entrySave' => true ) );
		$this->sendAs( 'first', 'Jo' );
		$this->entry = $this->stored()->id;
	}

	public function test_a_submission_is_one_entry_for_good(): void {
		$this->changeAs( 'second', 'Sam' );
		$mails = $this->countMails();
		$this->assertSame( 200, $this->sendAs( 'first', 'Jo' )->get_status() );
		$this->expectOneChangedTo( 'Sam', 2 );
		$this->assertSame( $mails, $this->countMails() );
		$this->assertSame( 409, $this->sendAs( 'first', 'Alex' )->get_status() );
	}

	public function test_a_change_is_made_once_also_after_a_later_one(): void {
		$this->changeAs( 'second', 'Sam' );
		$this->changeAs( 'third', 'Alex' );
		$this->assertSame( 200, $this->changeAs( 'second', 'Sam' )->get_status() );
		$this->expectOneChangedTo( 'Alex', 3 );
		$this->assertSame( 409, $this->changeAs( 'second', 'Jo' )->get_status() );
	}

	public function test_keys_of_changes_go_with_their_entry(): void {
		global $wpdb;
		$this->changeAs( 'second', 'Sam' );
		$this->assertSame( '1', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_change_keys" ) );
		Inside::get( EntryAdminService::class )->delete( array( $this->entry ) );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_change_keys" ) );
	}

	/** As after an update whose step the database refuses. */
	public function test_an_entry_is_deleted_also_where_there_is_no_table_of_keys_yet(): void {
		global $wpdb;
		$table = new ChangeKeysTable( new Tables( $wpdb ) );
		$table->remove();
		try {
			$deleted = Inside::get( EntryAdminService::class )->delete( array( $this->entry ) );
		} finally {
			$table->complete();
		}
		$this->assertSame( array( $this->entry ), $deleted );
		$this->assertNotSame( $this->entry, $this->stored()->id );
	}

	private function sendAs( string $key, string $name ): \WP_REST_Response {
		return $this->send( array( 'gform_unique_id' => $key, 'input_1' => $name ) );
	}

	private function changeAs( string $key, string $name ): \WP_REST_Response {
		return $this->change( array( 'gform_unique_id' => $key, 'input_1' => $name ) );
	}

	private function expectOneChangedTo( string $name, int $version ): void {
		global $wpdb;
		$count = "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_entries WHERE form_number = {$this->number}";
		$entry = $this->stored();
		$this->assertSame( '1', $wpdb->get_var( $count ) );
		$this->assertSame(
			array( $this->entry, $name, $version ),
			array( $entry->id, $entry->answers['1'], $entry->version )
		);
	}

	private function countMails(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_mail" );
	}
}
