<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Forms;

use Atoll\Admin\AdminMenu;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What Atoll's menu is called, by who looks. */
final class EditorMenuTest extends SiteTestCase {

	public function test_whoever_builds_forms_finds_them_under_the_products_name(): void {
		$this->assertSame( 'Atoll', $this->menuOf( 'administrator' ) );
		$this->assertSame( 'Atoll', $this->menuOf( 'editor' ) );
	}

	public function test_whoever_only_reads_entries_sees_a_menu_of_that_name(): void {
		$this->assertSame( 'Entries', $this->menuOf( 'atoll_staff' ) );
	}

	private function menuOf( string $role ): string {
		global $menu;
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->actAs( $role );
		$before = $menu;
		$menu   = array();
		do_action( 'admin_menu', '' );
		$ours = array_column( $menu, 0, 2 );
		$menu = $before;
		// Before the count of unread entries.
		return strtok( $ours[ AdminMenu::ENTRIES ] ?? '', ' <' ) ?: '';
	}
}
