<?php

declare( strict_types=1 );

namespace Atoll\Site\Menu;

/**
 * Loads the data of all menus of the page at once. WordPress loads each menu separately: its name, its items' fields
 * and the pages that they link to, six queries each.
 */
final class MenuCachePriming {

	/** @var list<int> Ids of the menus that are loaded. */
	private array $primed = array();

	/** @param list<int> $menus Ids of the menus that the page may show. */
	public function prime( array $menus ): void {
		if ( array() === array_diff( $menus, $this->primed ) ) {
			return;
		}
		$this->primed = $menus;
		_prime_term_caches( $menus, false );
		$objects = get_objects_in_term( $menus, 'nav_menu' );
		$entries = $this->ids( is_array( $objects ) ? $objects : array() );
		update_meta_cache( 'post', $entries );
		update_object_term_cache( $entries, 'nav_menu_item' );
		// WordPress looks up the privacy policy page to find out whether an item links to it.
		$policy = get_option( 'wp_page_for_privacy_policy' );
		_prime_post_caches( $this->ids( array_filter( array( ...$this->pages( $entries ), $policy ) ) ), false );
	}

	/**
	 * @param list<int> $entries
	 * @return list<int> Ids of the pages and articles that they link to.
	 */
	private function pages( array $entries ): array {
		$leading = array_filter(
			$entries,
			static fn( int $entry ): bool => 'post_type' === get_post_meta( $entry, '_menu_item_type', true )
		);
		return $this->ids(
			array_map(
				static fn( int $entry ): mixed => get_post_meta( $entry, '_menu_item_object_id', true ),
				$leading
			)
		);
	}

	/**
	 * @param array<mixed> $ids
	 * @return list<int>
	 */
	private function ids( array $ids ): array {
		return array_values( array_unique( array_map( 'intval', array_filter( $ids, 'is_numeric' ) ) ) );
	}
}
