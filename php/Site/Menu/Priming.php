<?php

declare( strict_types=1 );

namespace Atoll\Site\Menu;

/**
 * Fetches what all menus of the page need at once. WordPress fetches each menu by itself: its name, its entries' fields
 * and the pages that they lead to, six queries each.
 */
final class Priming {

	/** @var list<int> Menus that were fetched. */
	private array $primed = array();

	/** @param list<int> $menus Ids of the menus that the page may show. */
	public function prime( array $menus ): void {
		if ( array() === array_diff( $menus, $this->primed ) ) {
			return;
		}
		$this->primed = $menus;
		_prime_term_caches( $menus, false );
		$entries = get_objects_in_term( $menus, 'nav_menu' );
		$ids     = array_values( array_map( 'intval', is_array( $entries ) ? $entries : array() ) );
		update_meta_cache( 'post', $ids );
		update_object_term_cache( $ids, 'nav_menu_item' );
		_prime_post_caches( $this->pages( $ids ), false );
	}

	/**
	 * @param list<int> $entries
	 * @return list<int> Ids of the pages and articles that they lead to.
	 */
	private function pages( array $entries ): array {
		$leading = array_filter( $entries, static fn( int $entry ): bool => 'post_type' === get_post_meta( $entry, '_menu_item_type', true ) );
		return array_values( array_unique( array_map( static fn( int $entry ): int => (int) get_post_meta( $entry, '_menu_item_object_id', true ), $leading ) ) );
	}
}
