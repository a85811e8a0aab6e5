<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Demo;

/** The places of menus, of which the demonstration takes every one. */
final class DemoMenusTest extends DemoTestCase {

	private int $ours;

	protected function setUp(): void {
		parent::setUp();
		$this->ours = (int) wp_create_nav_menu( 'Ours' );
		set_theme_mod( 'nav_menu_locations', array( 'main' => $this->ours, 'secondary' => $this->ours ) );
	}

	public function test_the_owners_menus_come_back_to_their_places(): void {
		$this->demo->installStep( 'menus' );
		$this->demo->installStep( 'menus' );
		$this->assertNotContains( $this->ours, get_nav_menu_locations() );
		$this->demo->remove();
		$this->assertSame(
			array( 'main' => $this->ours, 'secondary' => $this->ours ),
			array_filter( get_nav_menu_locations() )
		);
	}

	public function test_a_menu_that_someone_has_placed_since_stays_there(): void {
		$this->demo->installStep( 'menus' );
		$another = (int) wp_create_nav_menu( 'Another' );
		set_theme_mod( 'nav_menu_locations', array( 'main' => $another ) + get_nav_menu_locations() );
		$this->demo->installStep( 'menus' );
		$this->demo->remove();
		$this->assertSame(
			array( 'main' => $another, 'secondary' => $this->ours ),
			array_filter( get_nav_menu_locations() )
		);
	}
}
