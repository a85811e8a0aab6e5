<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Cases;

use Atoll\Site\Menu\Menus;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A main menu of the test's own, and the header that shows it. */
abstract class HeaderTestCase extends SiteTestCase {

	protected int $menu;
	protected int $lastPage = 0;

	/** @var list<int> */
	private array $made = array();
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
		array_map( static fn( int $page ) => wp_delete_post( $page, true ), $this->made );
		wp_reset_query();
		parent::tearDown();
	}

	protected function pageOf( string $title ): int {
		$this->lastPage = (int) wp_insert_post(
			array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title )
		);
		$this->made[]   = $this->lastPage;
		return $this->lastPage;
	}

	protected function header( string $variant = '' ): string {
		return \Atoll\plugin()->header()->html( $variant );
	}

	protected function item(
		string $title,
		string $url,
		int $above = 0,
		string $description = '',
		int $page = 0
	): int {
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
				+ (
					0 === $page ? array() : array(
						'menu-item-type'      => 'post_type',
						'menu-item-object'    => 'page',
						'menu-item-object-id' => $page,
					)
				)
		);
	}
}
