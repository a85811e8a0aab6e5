<?php

declare( strict_types=1 );

namespace Atoll\Site\Menu;

use WP_Post;

/**
 * Position of the current page in a menu, found as WordPress' own menus do: also for archives, the posts page and
 * custom links.
 */
final class MenuPosition {

	/** Class names by which WordPress marks an item as a parent of the current page. */
	private const ABOVE = array(
		'current-menu-ancestor',
		'current_page_ancestor',
		'current_page_parent',
		'current-menu-parent',
	);

	/**
	 * Marks the items, for {@see isCurrent()} and {@see isAbove()}. Searches and missing pages have no position,
	 * although WordPress counts everything that is not a page as part of the articles.
	 *
	 * @param list<WP_Post> $entries As from wp_get_nav_menu_items().
	 */
	public function mark( array $entries ): void {
		if ( did_action( 'wp' ) > 0 && ! is_404() && ! is_search() ) { // No current page before “wp”.
			_wp_menu_item_classes_by_context( $entries );
		}
	}

	/** @return list<int> Ids of the current page's ancestors. */
	private function parents(): array {
		return is_page()
			? array_values( array_filter( get_post_ancestors( get_queried_object_id() ), 'is_int' ) )
			: array();
	}

	/**
	 * Whether an item is the current page. Links to a part of a page do not count: front pages have several of them.
	 */
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
