<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\ImportExport;

use Atoll\Tests\WordPress\Gravity\Migration\TheirTables;
use Atoll\Tests\WordPress\Support\Http\Browser;

/** Entries of Gravity Forms' tables, on the screen "Import and export". */
final class EntriesTabTest extends ImportPageTestCase {

	public function test_entries_move_part_by_part_where_their_tables_are(): void {
		global $wpdb;
		$this->assertStringNotContainsString( 'Move entries', $this->browser->get( self::SCREEN )->body );
		$tables = new TheirTables( $wpdb );
		$tables->make();
		$this->assertStringContainsString( 'Move entries', $this->browser->get( self::SCREEN )->body );
		$this->assertStringNotContainsString(
			'.submit()',
			$this->browser->get( self::SCREEN . '&tab=entries&atoll_go_on=1' )->body,
			'as a link of another site would lead here'
		);
		$this->assertStringContainsString(
			'.submit()',
			$this->browser->get(
				self::SCREEN . '&tab=entries&atoll_go_on=' . $this->browser->nonce( $this->editor, 'atoll_go_on' )
			)->body
		);
		add_role( 'enquiry_desk', 'Enquiry desk', array( 'gravityforms_view_entries' => true ) );
		$location = $this->posted( 'entries', array( 'atoll_step' => 'move' ) )->header( 'Location' );
		$html     = $this->browser->get( $location )->body;
		remove_role( 'enquiry_desk' );
		$tables->drop();
		delete_option( 'atoll_gravity_move' );

		$this->assertStringContainsString(
			'24 of 24 entries were looked at, and 24 are here.',
			self::focused( $html )
		);
		$this->assertSame( 24, $this->countEntries() );
		$this->assertStringContainsString( 'may do nothing in Atoll yet: Enquiry desk.', $html );
	}

	public function test_whoever_may_not_change_entries_is_told_so_instead_of_being_offered_a_button(): void {
		global $wpdb;
		$user = $this->user( 'subscriber' );
		get_userdata( $user )->add_cap( 'atoll_edit_forms' );
		$tables = new TheirTables( $wpdb );
		$tables->make();
		$page = Browser::of( $user )->get( self::SCREEN . '&tab=entries' );
		$tables->drop();
		$this->assertSame( 200, $page->status );
		$this->assertStringNotContainsString( 'Move forms and entries', $page->body );
		$this->assertStringContainsString( 'Your login may not change entries', $page->body );
	}

	public function test_it_says_who_answers_while_gravity_forms_is_active(): void {
		$frame = ( new \Atoll\Admin\ImportExport\Views\ImportPageLayout( true ) )->page( array(), 'import', '', '' );

		$this->assertStringContainsString( 'deactivate Gravity Forms', $frame );
		$this->assertStringNotContainsString( 'deactivate Gravity Forms', $this->browser->get( self::SCREEN )->body );
	}
}
