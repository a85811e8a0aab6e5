<?php

declare( strict_types=1 );

namespace Atoll\Demo;

use Atoll\Site\Menu\Menus;

/** The menus, from plugin/demo/content/menus.json: by location, entries with an address or a page. */
final class DemoMenus {

	public function __construct( private string $file, private Marked $marked ) {}

	/** @param array<string, int> $pages Page numbers by name. */
	public function install( array $pages ): void {
		$locations = get_theme_mod( 'nav_menu_locations', array() );
		foreach ( $this->menus() as $location => $menu ) {
			$found = get_term_by( 'name', $menu['name'], 'nav_menu' );
			if ( ! $found ) {
				$locations[ $location ] = $this->add( $menu, $pages );
			}
		}
		set_theme_mod( 'nav_menu_locations', $locations );
	}

	public function remove(): void {
		foreach ( $this->menus() as $menu ) {
			$found = get_term_by( 'name', $menu['name'], 'nav_menu' );
			if ( $found && get_term_meta( $found->term_id, Marked::KEY, true ) ) {
				wp_delete_nav_menu( $found->term_id );
			}
		}
	}

	/** @return array<string, array{name: string, items: list<array<string, mixed>>}> */
	private function menus(): array {
		return (array) wp_json_file_decode( $this->file, array( 'associative' => true ) );
	}

	/**
	 * @param array{name: string, items: list<array<string, mixed>>} $menu
	 * @param array<string, int>                                     $pages
	 */
	private function add( array $menu, array $pages ): int {
		$id = wp_create_nav_menu( $menu['name'] );
		if ( is_wp_error( $id ) ) {
			throw new \RuntimeException( $id->get_error_message() ); // phpcs:ignore WordPress.Security.EscapeOutput -- For the terminal.
		}
		update_term_meta( $id, Marked::KEY, 'menu' );
		foreach ( $menu['items'] as $item ) {
			$this->addItem( $id, $item, 0, $pages );
		}
		return $id;
	}

	/**
	 * @param array<string, mixed> $item
	 * @param array<string, int>   $pages
	 */
	private function addItem( int $menu, array $item, int $above, array $pages ): void {
		$page = $pages[ $item['page'] ?? '' ] ?? 0;
		$post = (int) wp_update_nav_menu_item(
			$menu,
			0,
			array(
				'menu-item-title'       => $item['title'],
				'menu-item-description' => $item['description'] ?? '',
				'menu-item-parent-id'   => $above,
				'menu-item-status'      => 'publish',
			) + ( $page ? array(
				'menu-item-type'      => 'post_type',
				'menu-item-object'    => 'page',
				'menu-item-object-id' => $page,
			) : array(
				'menu-item-type' => 'custom',
				'menu-item-url'  => $item['url'] ?? '#',
			) )
		);
		update_post_meta( $post, Menus::ICON, $item['icon'] ?? '' );
		$this->marked->leave( $post, 'menu item' );
		foreach ( $item['items'] ?? array() as $child ) {
			$this->addItem( $menu, $child, $post, $pages );
		}
	}
}
