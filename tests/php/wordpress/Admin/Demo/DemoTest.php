<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Demo;

use Atoll\Admin\Demo\Demo;
use Atoll\Forms\Entries\Storage\Transaction;
use Atoll\Site\Images\PictureSources;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Made and taken away again; what is on its pages is DemoContentTest's. */
final class DemoTest extends SiteTestCase {

	private Demo $demo;

	protected function setUp(): void {
		parent::setUp();
		$this->actAs( 'administrator' );
		$this->demo = Demo::of( WP_PLUGIN_DIR . '/atoll/demo', \Atoll\plugin()->formStore(), new Transaction( $GLOBALS['wpdb'] ) );
	}

	protected function tearDown(): void {
		$this->demo->remove();
		parent::tearDown();
	}

	/** WordPress writes a theme's settings all at once, so a request that began before the menus would take them away. */
	public function test_leaves_a_visitor_nothing_to_write_about_the_theme(): void {
		$this->demo->installStep( 'theme' );
		$this->assertSame( -1, get_theme_mod( 'custom_css_post_id' ) );
	}

	public function test_doing_it_twice_adds_nothing(): void {
		$this->demo->install();
		$before = $this->everything();
		$this->demo->install();
		$this->assertSame( $before, $this->everything() );
	}

	public function test_step_by_step_makes_the_same_as_all_at_once(): void {
		$this->demo->install();
		$whole = $this->paths();
		$this->demo->remove();
		foreach ( array_keys( $this->demo->steps() ) as $step ) {
			Demo::of( WP_PLUGIN_DIR . '/atoll/demo', \Atoll\plugin()->formStore(), new Transaction( $GLOBALS['wpdb'] ) )->installStep( $step );
		}
		$this->demo = Demo::of( WP_PLUGIN_DIR . '/atoll/demo', \Atoll\plugin()->formStore(), new Transaction( $GLOBALS['wpdb'] ) );
		$this->assertSame( $whole, $this->paths() );
	}

	public function test_taking_it_away_leaves_what_others_made_and_the_settings_of_before(): void {
		$page     = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Ours' ) );
		$before   = $this->everything();
		$settings = $this->settings();
		$this->demo->install();
		$this->assertSame( 'Banksia Finance', get_option( 'blogname' ) );
		$this->assertTrue( $this->demo->isInstalled() );
		$this->assertSame( array(), $this->demo->remove() );
		$this->assertFalse( $this->demo->isInstalled() );
		$this->assertNull( get_page_by_path( 'portal' ) );
		$this->assertSame( 0, \Atoll\plugin()->settings()->group( 'portal' )->int( 'loginPage' ) );
		$this->assertSame( $before, $this->everything() );
		$this->assertSame( $settings, $this->settings() );
		wp_delete_post( $page, true );
	}

	public function test_a_page_that_someone_changed_stays_with_its_pictures_and_its_form(): void {
		$this->demo->install();
		$page = get_page_by_path( 'services/refinancing' );
		wp_update_post( wp_slash( array( 'ID' => $page->ID, 'post_content' => $page->post_content . '<!-- wp:paragraph --><p>Ours.</p><!-- /wp:paragraph -->' ) ) );
		preg_match( '/wp-image-(\d+)"/', $page->post_content, $picture );
		preg_match( '/"formId":(\d+)/', $page->post_content, $form );
		$this->assertSame( array( 'Refinancing' ), $this->demo->remove() );
		$this->assertStringContainsString( 'Ours.', get_post( $page->ID )->post_content );
		$this->assertNotNull( get_post( (int) $picture[1] ) );
		$this->assertFileExists( get_attached_file( (int) get_post_meta( (int) $picture[1], PictureSources::DARK, true ) ) );
		$this->assertNotNull( \Atoll\plugin()->formStore()->find( (int) $form[1] ) );
		$this->assertNull( get_page_by_path( 'about' ) );
		\Atoll\plugin()->formStore()->delete( (int) $form[1] );
		foreach ( array( $page->ID, (int) get_post_meta( (int) $picture[1], PictureSources::DARK, true ), (int) $picture[1] ) as $post ) {
			wp_delete_post( $post, true );
		}
		array_map( static fn( $post ) => wp_delete_post( $post, true ), get_posts( array( 'post_type' => 'attachment', 'fields' => 'ids', 'numberposts' => -1 ) ) );
	}

	public function test_a_setting_that_someone_changed_stays(): void {
		$name = get_option( 'blogname' );
		$this->demo->install();
		update_option( 'blogname', 'Our brokerage' );
		$this->demo->remove();
		$this->assertSame( 'Our brokerage', get_option( 'blogname' ) );
		update_option( 'blogname', $name );
	}

	public function test_a_menu_keeps_the_entries_that_someone_added(): void {
		$this->demo->install();
		$menu = get_nav_menu_locations()['secondary'];
		$ours = wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => 'Ours', 'menu-item-url' => '/ours/', 'menu-item-status' => 'publish' ) );
		$this->demo->remove();
		$this->assertSame( array( $ours ), wp_list_pluck( wp_get_nav_menu_items( $menu ), 'ID' ) );
		wp_delete_nav_menu( $menu );
	}

	/** @return list<string> Paths of the demo's pages. */
	private function paths(): array {
		$pages = get_posts( array( 'post_type' => 'page', 'numberposts' => -1, 'meta_key' => '_atoll_demo', 'orderby' => 'menu_order', 'order' => 'ASC' ) );
		return array_map( static fn( $page ) => wp_make_link_relative( (string) get_permalink( $page ) ), $pages );
	}

	/** @return array<string, mixed> */
	private function settings(): array {
		$names = array( 'blogname', 'blogdescription', 'permalink_structure', 'category_base', 'show_on_front', 'page_on_front', 'page_for_posts', 'wp_page_for_privacy_policy', 'stylesheet', 'atoll_company', 'atoll_header', 'atoll_portal' );
		return array_map( 'get_option', array_combine( $names, $names ) );
	}

	/** @return array<string, list<string>> Ids of posts and menus, and the addresses of pages. */
	private function everything(): array {
		global $wpdb;
		return array(
			'posts' => $wpdb->get_col( "SELECT CONCAT( ID, ' ', IF( post_type = 'page', post_name, '' ) ) FROM {$wpdb->posts} WHERE post_type <> 'revision' AND post_type NOT LIKE 'wp\\_%' ORDER BY ID" ),
			'terms' => $wpdb->get_col( "SELECT term_id FROM {$wpdb->term_taxonomy} WHERE taxonomy IN ( 'nav_menu', 'category' ) ORDER BY term_id" ),
		);
	}
}
