<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Composition;

use Atoll\Admin\Demo\DemoMarkers;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Access\Capabilities;
use Atoll\Site\Menu\Menus;
use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

final class UninstallTest extends SiteTestCase {

	private string $theme;

	protected function setUp(): void {
		parent::setUp();
		$this->theme = get_stylesheet();
	}

	protected function tearDown(): void {
		delete_option( 'atoll_deletion' );
		\Atoll\plugin()->activate();
		switch_theme( $this->theme );
		parent::tearDown();
	}

	public function test_deleting_the_plugin_keeps_all_data_unless_the_owner_asked(): void {
		$number = $this->form();
		$tables = $this->tables();
		\Atoll\plugin()->uninstall();
		$this->assertNotNull( Inside::get( FormRepository::class )->find( $number ) );
		$this->assertSame( $tables, $this->tables() );
	}

	public function test_deleting_the_plugin_removes_everything_when_asked(): void {
		global $wpdb;
		$page = url_to_postid( $this->page( $this->form() ) );
		update_post_meta( $page, PageMeta::HEADER, PageMeta::HIDDEN );
		wp_insert_post(
			array( 'post_type' => 'atoll_notification', 'post_status' => 'publish', 'post_title' => 'Closed on Friday' )
		);
		update_post_meta( $page, DemoMarkers::KEY, 'page:/about/' );
		update_post_meta( $page, Menus::ICON, 'phone' );
		update_term_meta( (int) get_option( 'default_category' ), DemoMarkers::KEY, 'category' );
		$client = $this->user( 'atoll_client' );
		update_user_meta( $client, 'atoll_phone', '0412 345 678' );
		update_user_meta( $client, '_atoll_new_email', array( 'email' => 'new@example.com' ) );
		set_transient( 'atoll_demo_kept', array( 'About' ), 60 );
		update_option( 'atoll_deletion', array( 'whenDeleted' => 'delete' ) );
		\Atoll\plugin()->uninstall();
		// First, since whatever the plugin is asked next it would remember again.
		$this->assertSame( array(), $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( 'atoll_' ) . '%' ) ) );
		$this->assertSame( array(), $this->tables() );
		$this->assertSame( array(), $this->keys( $wpdb->postmeta ) );
		$this->assertSame( array(), $this->keys( $wpdb->termmeta ) );
		$this->assertSame(
			array( array(), array() ),
			array( get_user_meta( $client, 'atoll_phone' ), get_user_meta( $client, '_atoll_new_email' ) )
		);
		$this->assertFalse( get_transient( 'atoll_demo_kept' ) );
		$this->assertFalse( metadata_exists( 'post', $page, PageMeta::HEADER ) );
		$this->assertSame(
			array(),
			get_posts( array( 'post_type' => array( 'atoll_form', 'atoll_notification' ), 'post_status' => 'any' ) )
		);
		$this->assertFalse( get_role( 'editor' )->has_cap( Capabilities::VIEW_ENTRIES ) );
	}

	/** The plugin is off by then, so WordPress knows none of its types of posts. */
	public function test_the_demo_goes_with_the_data_and_the_site_is_what_it_was(): void {
		$this->actAs( 'administrator' );
		wp_cache_flush();
		$before = $this->site();
		\Atoll\plugin()->demo()->install();
		unregister_post_type( 'atoll_form' );
		unregister_post_type( 'atoll_notification' );
		update_option( 'atoll_deletion', array( 'whenDeleted' => 'delete' ) );
		\Atoll\plugin()->uninstall();
		wp_cache_flush();
		$left = $this->site();
		$this->assertSame( $before, $left );
	}

	public function test_activation_makes_everything_again(): void {
		$tables = $this->tables();
		update_option( 'atoll_deletion', array( 'whenDeleted' => 'delete' ) );
		\Atoll\plugin()->uninstall();
		\Atoll\plugin()->activate();
		$this->assertSame( $tables, $this->tables() );
		$this->assertTrue( get_role( 'editor' )->has_cap( Capabilities::VIEW_ENTRIES ) );
	}

	/** @return array<string, mixed> */
	private function site(): array {
		global $wpdb;
		return array(
			'posts'   => $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type NOT IN ( 'revision', 'custom_css', 'wp_global_styles' ) ORDER BY ID" ),
			'menus'   => wp_get_nav_menus(),
			'options' => array_map(
				'get_option',
				array( 'blogname', 'stylesheet', 'permalink_structure', 'show_on_front', 'page_on_front' )
			),
		);
	}

	/** @return list<string> */
	private function keys( string $table ): array {
		global $wpdb;
		return $wpdb->get_col(
			$wpdb->prepare(
				'SELECT meta_key FROM %i WHERE meta_key LIKE %s',
				$table,
				'%' . $wpdb->esc_like( 'atoll_' ) . '%'
			)
		);
	}

	/** @return list<string> */
	private function tables(): array {
		global $wpdb;
		return $wpdb->get_col(
			$wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'atoll_' ) . '%' )
		);
	}
}
