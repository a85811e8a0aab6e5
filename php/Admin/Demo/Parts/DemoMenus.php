<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Parts;

use Atoll\Admin\Demo\DemoMarkers;
use Atoll\Admin\Demo\Writing\DemoPlaceholders;
use Atoll\Engine\Contract\JsonData;
use Atoll\Site\Menu\Menus;

/** The demo's menus, from plugin/demo/content/menus.json: by location, items with a URL or a page's path. */
final class DemoMenus implements DemoPart {

	private DemoMenuLocations $locations;

	public function __construct( private string $file, private DemoMarkers $markers ) {
		$this->locations = new DemoMenuLocations();
	}

	public function label(): string {
		return __( 'Menus', 'atoll' );
	}

	public function install( DemoPlaceholders $placeholders ): void {
		foreach ( $this->menus() as $location => $menu ) {
			$id = $this->add( $location, JsonData::of( $placeholders->fillAll( $menu->all() ) ) );
			$this->locations->take( $location, $id );
		}
	}

	/**
	 * Deletes the demo's menus. A menu to which someone has added an item stays, with only that item. It keeps its
	 * location if that had no menu before.
	 */
	public function remove(): void {
		$this->locations->giveBack();
		$this->markers->remove( 'menu:' );
		foreach ( $this->menus() as $menu ) {
			$menuId = $this->find( $menu );
			if (
				$menuId && get_term_meta( $menuId, DemoMarkers::KEY, true )
					&& ! wp_get_nav_menu_items( $menuId, array( 'post_status' => 'any' ) )
			) {
				wp_delete_nav_menu( $menuId );
			}
		}
		$this->locations->forget();
	}

	/** @return array<string, JsonData> By location. */
	private function menus(): array {
		$file = JsonData::of( wp_json_file_decode( $this->file, array( 'associative' => true ) ) );
		return array_map( array( JsonData::class, 'of' ), $file->all() );
	}

	/** Returns the id of the menu of that name; 0 if there is none. */
	private function find( JsonData $menu ): int {
		$term = wp_get_nav_menu_object( $menu->string( 'name' ) );
		return $term instanceof \WP_Term ? $term->term_id : 0;
	}

	/** Returns the id of a new menu. A menu of that name that has items already is used unchanged. */
	private function add( string $location, JsonData $menu ): int {
		$menuId = $this->find( $menu );
		if (
			$menuId && ! get_term_meta( $menuId, DemoMarkers::KEY, true )
				&& wp_get_nav_menu_items( $menuId, array( 'post_status' => 'any' ) )
		) {
			return $menuId;
		}
		$id = $menuId ?: $this->requireId( wp_create_nav_menu( $menu->string( 'name' ) ) );
		update_term_meta( $id, DemoMarkers::KEY, 'menu' );
		foreach ( $this->entries( "menu:{$location}", $menu ) as $before => $entry ) {
			if ( ! $this->markers->find( $entry['mark'] ) ) {
				$this->createItem( $id, $before + 1, $entry );
			}
		}
		return $id;
	}

	/** @return list<array{mark: string, parent: string, item: JsonData}> Parents before their children. */
	private function entries( string $parent, JsonData $menu ): array {
		$entries = array();
		foreach ( $menu->list( 'items' ) as $number => $item ) {
			$mark      = "{$parent}:{$number}";
			$entries[] = array(
				'mark'   => $mark,
				'parent' => $parent,
				'item'   => $item,
			);
			array_push( $entries, ...$this->entries( $mark, $item ) );
		}
		return $entries;
	}

	/**
	 * The position saves WordPress a query for the number of items, and terms are counted when the demo is complete.
	 *
	 * @param int                                              $position From 1.
	 * @param array{mark: string, parent: string, item: JsonData} $entry
	 */
	private function createItem( int $menu, int $position, array $entry ): void {
		$item = $entry['item'];
		$data = array(
			'menu-item-title'       => $item->string( 'title' ),
			'menu-item-description' => $item->string( 'description' ),
			'menu-item-parent-id'   => $this->markers->find( $entry['parent'] ),
			'menu-item-position'    => $position,
			'menu-item-status'      => 'publish',
		);
		$this->markers->make(
			$entry['mark'],
			function () use ( $menu, $data, $item ): int|\WP_Error {
				$post = wp_update_nav_menu_item( $menu, 0, wp_slash( $data + $this->target( $item ) ) );
				if ( is_int( $post ) ) {
					update_post_meta( $post, Menus::ICON, $item->string( 'icon' ) );
				}
				return $post;
			}
		);
	}

	/** @return array<string, string|int> */
	private function target( JsonData $item ): array {
		$page = $this->markers->find( 'page:' . $item->string( 'page' ) );
		return $page ? array(
			'menu-item-type'      => 'post_type',
			'menu-item-object'    => 'page',
			'menu-item-object-id' => $page,
		) : array(
			'menu-item-type' => 'custom',
			'menu-item-url'  => $item->string( 'url', '#' ),
		);
	}

	private function requireId( int|\WP_Error $id ): int {
		return is_int( $id ) ? $id : throw new \RuntimeException( $id->get_error_message() ); // Shown in the terminal.
	}
}
