<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site;

use Atoll\Site\Menu\Menus;
use Atoll\Tests\WordPress\Support\SiteTestCase;

final class HeaderTest extends SiteTestCase {

	private int $menu;
	private mixed $locations;

	protected function setUp(): void {
		parent::setUp();
		// Whose words WordPress stores unfiltered.
		$this->actAs( 'administrator' );
		$this->locations = get_theme_mod( 'nav_menu_locations' );
		$this->menu      = (int) wp_create_nav_menu( 'Header test' );
		set_theme_mod( 'nav_menu_locations', array( Menus::MAIN => $this->menu ) );
	}

	protected function tearDown(): void {
		wp_delete_nav_menu( $this->menu );
		set_theme_mod( 'nav_menu_locations', $this->locations );
		delete_option( 'atoll_company' );
		delete_option( 'atoll_header' );
		wp_reset_query();
		parent::tearDown();
	}

	public function test_a_parent_is_a_button_that_names_the_list_it_opens(): void {
		$parent = $this->item( 'Services', '#' );
		$this->item( 'Refinancing', '/#refinancing', $parent );
		$html = $this->header();
		$this->assertSame( 1, preg_match( '~<button [^>]*aria-controls="([^"]+)">Services~', $html, $found ) );
		$this->assertStringContainsString( 'id="' . $found[1] . '"', $html );
		$this->assertStringContainsString( 'href="/#refinancing"', $html );
	}

	public function test_a_parents_own_page_is_the_first_entry_below_it(): void {
		$parent = $this->item( 'Services', '/services/' );
		$this->item( 'Refinancing', '/services/refinancing/', $parent );
		$html = $this->header();
		$this->assertLessThan( strpos( $html, 'href="/services/refinancing/"' ), (int) strpos( $html, 'href="/services/"' ) );
		$this->assertLessThan( strrpos( $html, 'href="/services/refinancing/"' ), (int) strrpos( $html, 'href="/services/"' ) );
	}

	public function test_description_and_icon_are_kept(): void {
		$parent = $this->item( 'Services', '#' );
		$item   = $this->item( 'Vehicles', '/#vehicles', $parent, 'Cars and utes' );
		update_post_meta( $item, Menus::ICON, 'ute' );
		$html = $this->header();
		$this->assertStringContainsString( '>Cars and utes<', $html );
		$this->assertMatchesRegularExpression( '~href="/#vehicles"[^>]*><svg~', $html );
	}

	public function test_an_icon_that_does_not_exist_prints_nothing(): void {
		update_post_meta( $this->item( 'Vehicles', '/#vehicles' ), Menus::ICON, '../../../atoll.php' );
		$this->assertMatchesRegularExpression( '~href="/#vehicles"><span~', $this->header() );
	}

	public function test_a_title_is_text(): void {
		$this->item( '<img src=x onerror=alert(1)>Home', '/' );
		$this->assertStringNotContainsString( '<img', $this->header() );
	}

	public function test_another_window_is_opened_without_a_way_back_into_this_one(): void {
		$item = $this->item( 'Register', 'https://example.com/' );
		update_post_meta( $item, '_menu_item_target', '_blank' );
		$this->assertStringContainsString( 'target="_blank" rel="noopener"', $this->header() );
	}

	public function test_the_phone_number_can_be_dialled(): void {
		update_option( 'atoll_company', array( 'phone' => '1800 975 707' ) );
		$this->assertStringContainsString( 'href="tel:+611800975707"', $this->header() );
	}

	public function test_nothing_is_said_of_states_that_only_a_script_can_keep_true(): void {
		$this->item( 'Refinancing', '/#refinancing', $this->item( 'Services', '#' ) );
		$this->assertStringNotContainsString( 'aria-expanded', $this->header() );
	}

	private function header( string $variant = '' ): string {
		return \Atoll\plugin()->header()->render( $variant );
	}

	private function item( string $title, string $url, int $above = 0, string $description = '' ): int {
		return (int) wp_update_nav_menu_item(
			$this->menu,
			0,
			array(
				'menu-item-title'       => wp_slash( $title ),
				'menu-item-url'         => $url,
				'menu-item-description' => $description,
				'menu-item-parent-id'   => $above,
				'menu-item-status'      => 'publish',
			)
		);
	}
}
