<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site;

use Atoll\Site\Menu\Menus;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A page and a menu that GET s1t2/v1/context tells of. */
abstract class ContextTestCase extends SiteTestCase {

	protected const OPTIONS = array( 'atoll_header', 'atoll_addresses', 'atoll_marketing' );

	protected int $page;
	protected int $menu;
	protected mixed $locations;

	protected function setUp(): void {
		parent::setUp();
		$this->locations = get_theme_mod( 'nav_menu_locations' );
		$this->menu      = (int) wp_create_nav_menu( 'Context test' );
		set_theme_mod( 'nav_menu_locations', array( Menus::MAIN => $this->menu ) );
		$services = $this->item( 'Services & more', '#' );
		$this->item( 'Elsewhere', 'https://example.com/', $services );
		$this->page = url_to_postid( $this->page( 0 ) );
	}

	protected function tearDown(): void {
		wp_delete_nav_menu( $this->menu );
		set_theme_mod( 'nav_menu_locations', $this->locations );
		array_map( 'delete_option', self::OPTIONS );
		parent::tearDown();
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	protected function context( array $query = array() ): array {
		$reply = $this->get( '/s1t2/v1/context', $query );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $reply->get_data();
	}

	protected function item( string $title, string $url, int $above = 0 ): int {
		return (int) wp_update_nav_menu_item(
			$this->menu,
			0,
			array(
				'menu-item-title'     => $title,
				'menu-item-url'       => $url,
				'menu-item-parent-id' => $above,
				'menu-item-status'    => 'publish',
			)
		);
	}
}
