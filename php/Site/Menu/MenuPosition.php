<?php

declare( strict_types=1 );

namespace Atoll\Site\Menu;

use WP_Post;

/**
 * Where the page being shown stands in a menu, as WordPress' own menus know it: for archives, the list of articles and
 * plain addresses.
 */
final class MenuPosition {

	/** Classes by which WordPress says that a page belongs below an entry. */
	private const ABOVE = array(
		'current-menu-ancestor',
		'current_page_ancestor',
		'current_page_parent',
		'current-menu-parent',
	);

	/**
	 * Marks the entries, for {@see isCurrent()} and {@see isAbove()}. A search and an address without a page
	 * stand nowhere, but WordPress counts all that is no page among the articles.
	 *
	 * @param list<WP_Post> $entries As wp_get_nav_menu_items() gives them.
	 */
	public function mark( array $entries ): void {
		if ( did_action( 'wp' ) > 0 && ! is_404() && ! is_search() ) { // No page is being shown before “wp”.
			_wp_menu_item_classes_by_context( $entries );
		}
	}

	/** @return list<int> Ids of the pages above the one being shown. */
	private function parents(): array {
		return is_page()
			? array_values( array_filter( get_post_ancestors( get_queried_object_id() ), 'is_int' ) )
			: array();
	}

	/** An entry that leads to a part of the page is not the page: the start page has several of them. */
	public function isCurrent( WP_Post $entry ): bool {
		return true === ( $entry->current ?? false ) && ! str_contains( (string) $entry->url, '#' );
	}

	public function isAbove( WP_Post $entry ): bool {
		return ! $this->isCurrent( $entry ) && ! str_contains( (string) $entry->url, '#' ) && (
			array() !== array_intersect( self::ABOVE, (array) $entry->classes )
			|| ( 'post_type' === $entry->type && in_array( (int) $entry->object_id, $this->parents(), true ) )
		);
	}
}
