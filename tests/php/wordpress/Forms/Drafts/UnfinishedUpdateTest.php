<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Drafts;

use Atoll\Forms\Drafts\Storage\DraftsTable;
use Atoll\Platform\Migrations\Tables;

/** Until the table has the columns that came last, as after an update whose step the database refuses. */
final class UnfinishedUpdateTest extends DraftTestCase {

	private const TAB = 'a1b2c3d4e5f6g7h8i9j0a1b2c3d4e5f6g7h8i9j0';

	protected function tearDown(): void {
		( new DraftsTable( new Tables( $GLOBALS['wpdb'] ) ) )->complete();
		parent::tearDown();
	}

	public function test_a_saved_form_is_sent_and_ends(): void {
		$token = $this->token();
		$this->takeColumns();
		$sent = $this->send(
			array( 'gform_resume_token' => $token, 'atoll_draft_version' => '1', 'atoll_tab' => self::TAB )
				+ self::COMPLETE
		);
		$this->assertSame(
			array( 200, 1, 0 ),
			array( $sent->get_status(), $this->countEntries(), $this->countDrafts() )
		);
	}

	public function test_one_that_was_saved_since_stays_and_the_entry_is_stored_all_the_same(): void {
		$token = $this->token();
		$this->save( array( 'gform_resume_token' => $token, 'input_1' => 'Sam' ) + self::ANSWERS );
		$this->takeColumns();
		$older = array( 'gform_resume_token' => $token, 'atoll_draft_version' => '1' ) + self::COMPLETE;
		[ $sent ] = $this->logged( fn() => $this->send( $older ) );
		$this->assertSame(
			array( 200, 1, 1 ),
			array( $sent->get_status(), $this->countEntries(), $this->countDrafts() )
		);
	}

	public function test_saving_is_refused_for_now_in_words(): void {
		$this->takeColumns();
		[ $refused ] = $this->logged( fn() => $this->save() );
		$this->assertSame( 503, $refused->get_status() );
		$this->assertStringContainsString( 'try again in a moment', $refused->get_data()['message'] );
	}

	private function takeColumns(): void {
		global $wpdb;
		foreach ( array( 'unique_hash', 'tab_hash', 'tab_version' ) as $column ) {
			$wpdb->query( "ALTER TABLE {$wpdb->prefix}" . DraftsTable::NAME . " DROP COLUMN {$column}" );
		}
	}
}
