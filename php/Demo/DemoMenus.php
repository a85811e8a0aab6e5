<?php

declare( strict_types=1 );

namespace Atoll\Demo;

use Atoll\Contract\Data;
use Atoll\Site\Menu\Menus;

/** The menus, from plugin/demo/content/menus.json: by location, entries with an address or a page. */
final class DemoMenus {

	public function __construct( private string $file, private Marked $marked ) {}

	/** @param array<string, int> $pages Page numbers by name. */
	public function install( array $pages ): void {
		$locations = get_nav_menu_locations();
		foreach ( $this->menus() as $location => $menu ) {
			if ( ! $this->find( $menu ) ) {
				$locations[ $location ] = $this->add( $menu, $pages );
			}
		}
		set_theme_mod( 'nav_menu_locations', $locations );
	}

	public function remove(): void {
		foreach ( $this->menus() as $menu ) {
			$found = $this->find( $menu );
			if ( $found && get_term_meta( $found, Marked::KEY, true ) ) {
				wp_delete_nav_menu( $found );
			}
		}
	}

	/** @return array<string, Data> By location. */
	private function menus(): array {
		$file = new Data( (array) wp_json_file_decode( $this->file, array( 'associative' => true ) ) );
		return array(
			Menus::MAIN      => new Data( $file->array( Menus::MAIN ) ),
			Menus::SECONDARY => new Data( $file->array( Menus::SECONDARY ) ),
		);
	}

	/** Number of the menu of that name, 0 when there is none. */
	private function find( Data $menu ): int {
		$found = wp_get_nav_menu_object( $menu->string( 'name' ) );
		return $found instanceof \WP_Term ? $found->term_id : 0;
	}

	/** @param array<string, int> $pages */
	private function add( Data $menu, array $pages ): int {
		$id = $this->sure( wp_create_nav_menu( $menu->string( 'name' ) ) );
		update_term_meta( $id, Marked::KEY, 'menu' );
		foreach ( $menu->list( 'items' ) as $item ) {
			$this->addItem( $id, $item, 0, $pages );
		}
		return $id;
	}

	/** @param array<string, int> $pages */
	private function addItem( int $menu, Data $item, int $above, array $pages ): void {
		$data = array(
			'menu-item-title'       => $item->string( 'title' ),
			'menu-item-description' => $item->string( 'description' ),
			'menu-item-parent-id'   => $above,
			'menu-item-status'      => 'publish',
		);
		$post = $this->sure( wp_update_nav_menu_item( $menu, 0, $data + $this->target( $item, $pages ) ) );
		update_post_meta( $post, Menus::ICON, $item->string( 'icon' ) );
		$this->marked->leave( $post, 'menu item' );
		foreach ( $item->list( 'items' ) as $child ) {
			$this->addItem( $menu, $child, $post, $pages );
		}
	}

	/**
	 * @param array<string, int> $pages
	 * @return array<string, string|int>
	 */
	private function target( Data $item, array $pages ): array {
		$page = $pages[ $item->string( 'page' ) ] ?? 0;
		return $page ? array(
			'menu-item-type'      => 'post_type',
			'menu-item-object'    => 'page',
			'menu-item-object-id' => $page,
		) : array(
			'menu-item-type' => 'custom',
			'menu-item-url'  => $item->string( 'url', '#' ),
		);
	}

	private function sure( int|\WP_Error $id ): int {
		return is_int( $id ) ? $id : throw new \RuntimeException( $id->get_error_message() ); // For the terminal.
	}
}
