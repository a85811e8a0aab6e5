<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress;

use Atoll\Access\Capabilities;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use Atoll\Uninstaller;

final class UninstallTest extends SiteTestCase {

	protected function tearDown(): void {
		delete_option( Uninstaller::OPTION );
		\Atoll\plugin()->activate();
		parent::tearDown();
	}

	public function test_deleting_the_plugin_keeps_all_data_unless_the_owner_asked(): void {
		$number = $this->form();
		\Atoll\plugin()->uninstall();
		$this->assertNotNull( \Atoll\plugin()->formStore()->find( $number ) );
		$this->assertCount( 2, $this->tables() );
	}

	public function test_deleting_the_plugin_removes_everything_when_asked(): void {
		global $wpdb;
		$this->form();
		update_option( Uninstaller::OPTION, '1' );
		\Atoll\plugin()->uninstall();
		$this->assertSame( array(), $this->tables() );
		$this->assertSame( array(), get_posts( array( 'post_type' => 'atoll_form', 'post_status' => 'any' ) ) );
		$this->assertFalse( get_role( 'editor' )->has_cap( Capabilities::VIEW_ENTRIES ) );
		$this->assertSame( array(), $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name IN ('atoll_schema', 'atoll_migration_lock', 'atoll_delete_data_on_uninstall')" ) );
	}

	public function test_activation_makes_everything_again(): void {
		update_option( Uninstaller::OPTION, '1' );
		\Atoll\plugin()->uninstall();
		\Atoll\plugin()->activate();
		$this->assertCount( 2, $this->tables() );
		$this->assertTrue( get_role( 'editor' )->has_cap( Capabilities::VIEW_ENTRIES ) );
	}

	/** @return list<string> */
	private function tables(): array {
		global $wpdb;
		return $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'atoll_' ) . '%' ) );
	}
}
