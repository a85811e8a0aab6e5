<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Demo;

use Atoll\Tests\WordPress\Support\ClassicTheme;
use Atoll\Tests\WordPress\Support\Http\Http;

/** A site whose theme has places of its own for menus and widgets, as classic themes do. */
final class DemoThemeTest extends DemoTestCase {

	private int $ours;

	protected function setUp(): void {
		parent::setUp();
		ClassicTheme::add();
		$this->ours = (int) wp_create_nav_menu( 'Ours' );
		switch_theme( ClassicTheme::NAME );
		Http::get( '/' );
		wp_cache_flush();
		update_option( 'widget_classic', array( 2 => array( 'title' => 'Hours' ), '_multiwidget' => 1 ) );
		wp_set_sidebars_widgets( array( 'wp_inactive_widgets' => array(), 'side' => array( 'classic-2' ) ) );
		unset( $GLOBALS['sidebars_widgets'] );
		set_theme_mod( 'nav_menu_locations', array( 'primary' => $this->ours, 'footer' => $this->ours ) );
	}

	protected function tearDown(): void {
		parent::tearDown();
		ClassicTheme::remove();
		remove_all_actions( 'after_switch_theme' );
		add_action( 'after_switch_theme', '_wp_menus_changed' );
		add_action( 'after_switch_theme', '_wp_sidebars_changed' );
	}

	public function test_it_comes_back_with_its_menus_and_widgets(): void {
		$before = $this->places();
		$this->assertSame( array( 'classic-2' ), $before[1] );
		$this->install();
		$this->remove();
		$this->assertSame( $before, $this->places() );
	}

	public function test_a_menu_that_was_placed_meanwhile_keeps_its_place_where_the_theme_has_none_there(): void {
		$this->install();
		$another = (int) wp_create_nav_menu( 'Another' );
		set_theme_mod( 'nav_menu_locations', array( 'main' => $another, 'footer' => $another ) );
		$this->remove();
		$this->assertSame(
			array( 'footer' => $this->ours, 'main' => $another, 'primary' => $this->ours ),
			$this->places()[0]
		);
	}

	public function test_what_the_theme_does_when_it_is_chosen_it_does_not_do_when_it_leaves(): void {
		$calls = 0;
		add_action(
			'after_switch_theme',
			static function () use ( &$calls ): void {
				++$calls;
			}
		);
		$this->demo->installStep( 'theme' );
		$this->assertSame( 0, $calls );
	}

	public function test_pages_are_made_where_others_chose_another_theme_meanwhile(): void {
		$this->demo->installStep( 'theme' );
		switch_theme( ClassicTheme::NAME );
		array_map( $this->demo->installStep( ... ), array( 'pictures', 'forms', 'pages' ) );
		$this->assertSame( 'page-open', get_page_template_slug( get_page_by_path( 'services' ) ) );
		$this->assertSame( '', get_page_template_slug( get_page_by_path( 'resources/news' ) ) );
	}

	private function install(): void {
		$this->demo->installStep( 'theme' );
		$this->assertSame( 200, Http::get( '/' )->status );
		wp_cache_flush();
		$this->demo->installStep( 'menus' );
	}

	private function remove(): void {
		$this->demo->remove();
		$this->assertSame( ClassicTheme::NAME, get_stylesheet() );
		$this->assertSame( 200, Http::get( '/' )->status );
		wp_cache_flush();
	}

	/** @return array{array<string, int>, list<string>} The theme's menus by place, and its widgets. */
	private function places(): array {
		$menus = array_filter( get_nav_menu_locations() );
		ksort( $menus );
		return array( $menus, get_option( 'sidebars_widgets' )['side'] ?? array() );
	}
}
