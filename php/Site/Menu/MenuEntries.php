<?php

declare( strict_types=1 );

namespace Atoll\Site\Menu;

use WP_Post;

/**
 * What wp_get_nav_menu_items() gives, each entry a post with a number of its own. Switchers of languages add entries
 * that are none: Polylang copies of one entry with an ID such as “12-fr”, WPML objects of a class of its own.
 */
final class MenuEntries {

	/** What an entry is that says no more than its title and address. */
	private const DEFAULTS = array(
		'db_id'            => 0,
		'menu_item_parent' => 0,
		'object'           => 'custom',
		'object_id'        => 0,
		'type'             => 'custom',
		'target'           => '',
		'attr_title'       => '',
		'description'      => '',
		'classes'          => array(),
		'xfn'              => '',
	);

	/**
	 * @param array<mixed> $items
	 * @return list<WP_Post> Those that others add have numbers below 0: no post has them.
	 */
	public static function of( array $items ): array {
		$posts   = array();
		$numbers = array();
		foreach ( $items as $item ) {
			if ( ! is_object( $item ) || ! isset( $item->title, $item->url ) ) {
				continue;
			}
			$id = $item->ID ?? null;
			if ( $item instanceof WP_Post && is_int( $id ) ) {
				$posts[] = $item;
				continue;
			}
			$number  = -1 - count( $posts );
			$posts[] = new WP_Post(
				(object) ( array( 'ID' => $number ) + get_object_vars( $item ) + self::DEFAULTS )
			);
			if ( is_string( $id ) ) {
				$numbers[ $id ] = (string) $number;
			}
		}
		foreach ( array() === $numbers ? array() : $posts as $post ) {
			$post->menu_item_parent = $numbers[ $post->menu_item_parent ] ?? $post->menu_item_parent;
		}
		return $posts;
	}

	/**
	 * A title as people read it: WordPress stores and filters it as HTML, in which an apostrophe has seven letters. Of
	 * a flag alone it is what stands for the picture.
	 */
	public static function text( string $html ): string {
		$text = 1 === preg_match( '~<[a-z/!]~i', $html ) ? wp_strip_all_tags( $html ) : $html;
		if ( '' === trim( $text ) && 1 === preg_match( '~\salt=(["\'])(.*?)\1~is', $html, $picture ) ) {
			$text = $picture[2];
		}
		return trim( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
