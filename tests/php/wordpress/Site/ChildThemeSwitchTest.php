<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site;

use Atoll\Site\ThemeSwitch;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A theme of the site's own that is made of the plugin's is as blank without it. */
final class ChildThemeSwitchTest extends SiteTestCase {

	private const CHILD = 'child-of-atoll';

	private string $before;
	private string $folder;

	protected function setUp(): void {
		parent::setUp();
		$this->before = get_stylesheet();
		switch_theme( 'twentytwentyfive' );
		$this->folder = get_theme_root( 'twentytwentyfive' ) . '/' . self::CHILD;
		mkdir( $this->folder );
		file_put_contents( $this->folder . '/style.css', "/*\nTheme Name: Child\nTemplate: atoll\n*/" );
		wp_clean_themes_cache( false );
	}

	protected function tearDown(): void {
		unlink( $this->folder . '/style.css' );
		rmdir( $this->folder );
		wp_clean_themes_cache( false );
		switch_theme( $this->before );
		array_map( 'delete_option', array( 'atoll_previous_theme', 'atoll_theme_meanwhile', 'atoll_theme_left' ) );
		parent::tearDown();
	}

	public function test_leaving_takes_off_a_child_of_the_plugins_theme_and_coming_back_wears_it_again(): void {
		switch_theme( self::CHILD );
		( new ThemeSwitch() )->deactivate();
		$left = array( get_stylesheet(), get_template() );
		( new ThemeSwitch() )->activate();
		$this->assertSame( array( 'twentytwentyfive', 'twentytwentyfive' ), $left );
		$this->assertSame( array( self::CHILD, 'atoll' ), array( get_stylesheet(), get_template() ) );
	}

	/** Whichever of the two was worn first. */
	public function test_a_child_is_never_the_theme_to_go_back_to(): void {
		switch_theme( self::CHILD );
		switch_theme( 'atoll' );
		( new ThemeSwitch() )->deactivate();
		$afterTheParent = get_stylesheet();
		switch_theme( 'atoll' );
		switch_theme( self::CHILD );
		( new ThemeSwitch() )->deactivate();
		$this->assertSame(
			array( 'twentytwentyfive', 'twentytwentyfive' ),
			array( $afterTheParent, get_stylesheet() )
		);
	}

	/** Chosen where the plugin was away, or remembered before it was made a child. */
	public function test_a_child_that_is_remembered_is_not_gone_back_to(): void {
		switch_theme( 'atoll' );
		update_option( 'atoll_previous_theme', self::CHILD );
		( new ThemeSwitch() )->deactivate();
		$this->assertSame( 'twentytwentyfive', get_template() );
	}

	public function test_coming_back_wears_the_plugins_theme_where_the_child_was_deleted(): void {
		switch_theme( 'atoll' );
		( new ThemeSwitch() )->deactivate();
		update_option( 'atoll_theme_left', 'deleted-since' );
		( new ThemeSwitch() )->activate();
		$this->assertSame( 'atoll', get_stylesheet() );
	}
}
