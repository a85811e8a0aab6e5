<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site;

use Atoll\Site\ThemeSwitch;
use Atoll\Tests\WordPress\Support\ClassicTheme;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** WordPress ends a change of themes at the next request, and there puts the one's menus over the other's. */
final class ClassicThemeSwitchTest extends SiteTestCase {

	private string $before;

	/** @var list<int> Menus: the classic theme's, and two that ours was given. */
	private array $menus;

	/** @var mixed The site's widgets. */
	private mixed $widgets;

	protected function setUp(): void {
		parent::setUp();
		$this->before  = get_stylesheet();
		$this->widgets = get_option( 'sidebars_widgets' );
		$this->menus   = array_map(
			static fn( string $name ) => (int) wp_create_nav_menu( $name ),
			array( 'Old', 'Main', 'Foot' )
		);
		ClassicTheme::add();
	}

	protected function tearDown(): void {
		switch_theme( $this->before );
		ClassicTheme::remove();
		array_map( 'wp_delete_nav_menu', $this->menus );
		remove_theme_mod( 'nav_menu_locations' );
		update_option( 'sidebars_widgets', $this->widgets );
		array_map(
			'delete_option',
			array( 'atoll_previous_theme', 'atoll_theme_meanwhile', 'atoll_theme_left', 'theme_switch_menu_locations' )
		);
		parent::tearDown();
	}

	public function test_both_themes_keep_their_own_menus_when_the_plugin_leaves_and_comes_back(): void {
		list( $old, $main, $foot ) = $this->menus;
		$this->wear( ClassicTheme::NAME );
		set_theme_mod( 'nav_menu_locations', array( 'primary' => $old, 'footer' => $old ) );
		$this->wear( 'atoll' );
		set_theme_mod( 'nav_menu_locations', array( 'main' => $main, 'footer' => $foot ) );

		( new ThemeSwitch() )->deactivate();
		$this->assertSame( ClassicTheme::NAME, get_stylesheet() );
		$theirs = $this->menusOfNextRequest();
		$this->assertSame( array( $old, $old ), array( $theirs['primary'], $theirs['footer'] ) );

		( new ThemeSwitch() )->activate();
		$this->assertSame( 'atoll', get_stylesheet() );
		$ours = $this->menusOfNextRequest();
		$this->assertSame( array( $main, $foot ), array( $ours['main'], $ours['footer'] ) );
	}

	public function test_a_theme_that_never_had_menus_gets_the_sites(): void {
		$this->wear( ClassicTheme::NAME );
		$this->wear( 'atoll' );
		set_theme_mod( 'nav_menu_locations', array( 'main' => $this->menus[1] ) );
		( new ThemeSwitch() )->deactivate();
		$this->assertContains( $this->menus[1], $this->menusOfNextRequest() );
	}

	private function wear( string $theme ): void {
		switch_theme( $theme );
		$this->menusOfNextRequest();
	}

	/** @return array<string, int> By place. */
	private function menusOfNextRequest(): array {
		$this->assertSame( 200, Http::get( '/' )->status );
		wp_cache_flush();
		return get_nav_menu_locations();
	}
}
