<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site;

use Atoll\Admin\Demo\Parts\DemoTheme;
use Atoll\Admin\Demo\Writing\DemoPlaceholders;
use Atoll\Site\ThemeSwitch;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** The plugin's theme goes with the plugin, and must never leave a blank page behind. */
final class ThemeSwitchTest extends SiteTestCase {

	private string $before;

	protected function setUp(): void {
		parent::setUp();
		$this->before = get_stylesheet();
		switch_theme( 'twentytwentyfive' );
	}

	protected function tearDown(): void {
		switch_theme( $this->before );
		delete_option( 'atoll_previous_theme' );
		delete_option( 'atoll_theme_meanwhile' );
		parent::tearDown();
	}

	public function test_leaving_goes_back_to_the_theme_of_before(): void {
		switch_theme( 'atoll' );
		( new ThemeSwitch() )->deactivate();
		$this->assertSame( 'twentytwentyfive', get_stylesheet() );
	}

	public function test_leaving_keeps_a_theme_that_was_chosen_since(): void {
		$folder = get_theme_root( 'twentytwentyfive' ) . '/chosen-since';
		mkdir( $folder . '/templates', 0777, true );
		file_put_contents( $folder . '/style.css', '/* Theme Name: Chosen since */' );
		touch( $folder . '/templates/index.html' );
		wp_clean_themes_cache();
		switch_theme( 'atoll' );
		switch_theme( 'chosen-since' );
		( new ThemeSwitch() )->deactivate();
		$kept = get_stylesheet();
		array_map( 'unlink', array( $folder . '/style.css', $folder . '/templates/index.html' ) );
		array_map( 'rmdir', array( $folder . '/templates', $folder ) );
		wp_clean_themes_cache();
		$this->assertSame( 'chosen-since', $kept );
	}

	public function test_a_theme_that_is_gone_is_replaced_by_one_that_is_there(): void {
		switch_theme( 'atoll' );
		update_option( 'atoll_previous_theme', 'deleted-since' );
		( new ThemeSwitch() )->deactivate();
		$this->assertNotSame( 'atoll', get_stylesheet() );
		$this->assertTrue( wp_get_theme()->exists() );
	}

	public function test_activation_does_not_forget_the_theme_of_before(): void {
		switch_theme( 'atoll' );
		( new ThemeSwitch() )->activate();
		$this->assertSame( 'twentytwentyfive', get_option( 'atoll_previous_theme' ) );
	}

	/** Such as the plugin's first half hour on a site, in which its owner begins with the demo site. */
	public function test_the_theme_is_found_whatever_wordpress_remembers_of_the_time_before_the_plugin(): void {
		$remembered = get_site_transient( 'theme_roots' );
		$before     = array( 'twentytwentyfive' => '/themes' );
		set_site_transient( 'theme_roots', $before, 1800 );
		( new ThemeSwitch() )->activate();
		$this->assertTrue( wp_get_theme( 'atoll' )->exists() );

		set_site_transient( 'theme_roots', $before, 1800 );
		( new DemoTheme() )->install(
			( new \ReflectionClass( DemoPlaceholders::class ) )->newInstanceWithoutConstructor()
		);
		$worn = get_stylesheet();
		( new DemoTheme() )->remove();
		set_site_transient( 'theme_roots', $remembered, 1800 );
		$this->assertSame( array( 'atoll', 'twentytwentyfive' ), array( $worn, get_stylesheet() ) );
	}

	/** With more than one folder WordPress would look for them, and note what it found. */
	public function test_a_page_in_another_theme_looks_for_no_folders_of_themes(): void {
		delete_site_transient( 'theme_roots' );
		$status = Http::get( '/' )->status;
		$this->assertSame( array( 200, false ), array( $status, get_site_transient( 'theme_roots' ) ) );
	}

	public function test_coming_back_wears_the_theme_that_was_worn_when_it_left(): void {
		switch_theme( 'atoll' );
		( new ThemeSwitch() )->deactivate();
		( new ThemeSwitch() )->activate();
		$this->assertSame( 'atoll', get_stylesheet() );
		( new ThemeSwitch() )->deactivate();
		$this->assertSame( 'twentytwentyfive', get_stylesheet() );
	}

	public function test_coming_back_leaves_a_site_alone_that_wore_another_theme_or_chose_one_since(): void {
		( new ThemeSwitch() )->deactivate();
		( new ThemeSwitch() )->activate();
		$this->assertSame( 'twentytwentyfive', get_stylesheet() );
		switch_theme( 'atoll' );
		( new ThemeSwitch() )->deactivate();
		update_option( 'stylesheet', 'chosen-since' );
		( new ThemeSwitch() )->activate();
		$chosen = get_option( 'stylesheet' );
		update_option( 'stylesheet', 'twentytwentyfive' );
		( new ThemeSwitch() )->activate();
		$this->assertSame( array( 'chosen-since', 'twentytwentyfive' ), array( $chosen, get_stylesheet() ) );
	}
}
