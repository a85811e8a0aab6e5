<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Menu;

use Atoll\Site\Menu\MenuCachePriming;
use Atoll\Site\Menu\MenuPosition;
use Atoll\Site\Menu\Menus;
use Atoll\Tests\WordPress\Support\Cases\HeaderTestCase;

final class MenuCachePrimingTest extends HeaderTestCase {

	public function test_a_long_menu_asks_the_database_no_more_often_than_a_short_one(): void {
		$this->item( 'One', '/1/' );
		$short = $this->queries();
		for ( $i = 0; $i < 20; $i++ ) {
			$this->item( "Page $i", (string) get_permalink( $this->pageOf( "Page $i" ) ), 0, '', $this->lastPage );
		}
		// Those to pages bring the pages with them: all of them in two questions.
		$this->assertLessThanOrEqual( $short + 2, $this->queries() );
	}

	public function test_menus_at_several_places_are_fetched_together(): void {
		global $wpdb;
		$this->item( 'One', (string) get_permalink( $this->pageOf( 'One' ) ), 0, '', $this->lastPage );
		$other = (int) wp_create_nav_menu( 'Footer test' );
		wp_update_nav_menu_item(
			$other,
			0,
			array( 'menu-item-title' => 'Two', 'menu-item-url' => '/2/', 'menu-item-status' => 'publish' )
		);
		set_theme_mod( 'nav_menu_locations', array( Menus::MAIN => $this->menu, Menus::FOOTER => $other ) );
		wp_cache_flush();
		get_option( 'home' );
		$menus = new Menus( new MenuPosition(), new MenuCachePriming() );
		$this->assertCount( 1, $menus->at( Menus::MAIN ) );
		$before  = $wpdb->num_queries;
		$second  = $menus->at( Menus::FOOTER );
		$queries = $wpdb->num_queries - $before;
		wp_delete_nav_menu( $other );
		$this->assertCount( 1, $second );
		// For its entries alone.
		$this->assertSame( 1, $queries );
	}

	/** Questions to the database for one header, as on a page that nobody has seen yet. */
	private function queries(): int {
		global $wpdb;
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		$this->header();
		return $wpdb->num_queries - $before;
	}
}
