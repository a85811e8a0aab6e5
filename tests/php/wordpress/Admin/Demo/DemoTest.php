<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Demo;

use Atoll\Platform\Settings\Settings;
use Atoll\Tests\WordPress\Support\Inside;

/** Made and taken away again; what is on its pages is DemoContentTest's. */
final class DemoTest extends DemoTestCase {

	/**
	 * WordPress writes a theme's settings all at once, so a request that began before the menus would take them away.
	 */
	public function test_leaves_a_visitor_nothing_to_write_about_the_theme(): void {
		$this->demo->installStep( 'theme' );
		$this->assertSame( -1, get_theme_mod( 'custom_css_post_id' ) );
	}

	public function test_doing_it_twice_adds_nothing_and_taking_it_away_leaves_what_was_before(): void {
		wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Ours' ) );
		$before   = $this->everything();
		$settings = $this->settings();

		$this->demo->install();
		$made = $this->everything();
		$this->demo->install();
		$this->assertSame( $made, $this->everything() );

		$this->assertSame( 'Banksia Finance', get_option( 'blogname' ) );
		$this->assertTrue( $this->demo->isInstalled() );
		$this->assertSame( array(), $this->demo->remove() );
		$this->assertFalse( $this->demo->isInstalled() );
		$this->assertNull( get_page_by_path( 'portal' ) );
		$this->assertSame( 0, Inside::get( Settings::class )->group( 'portal' )->int( 'loginPage' ) );
		$this->assertSame( $before, $this->everything() );
		$this->assertSame( $settings, $this->settings() );
	}

	/** @return array<string, mixed> */
	private function settings(): array {
		$names = array(
			'blogname', 'blogdescription', 'permalink_structure', 'category_base', 'show_on_front', 'page_on_front',
			'page_for_posts', 'wp_page_for_privacy_policy', 'stylesheet', 'atoll_company', 'atoll_header',
			'atoll_portal',
		);
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
