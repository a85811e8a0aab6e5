<?php

declare( strict_types=1 );

namespace Atoll\Site\Menu;

use WP_Post;

/**
 * Turns the results of wp_get_nav_menu_items() into posts, each with its own id. Language switchers add items that are
 * not posts: Polylang copies of an item with an ID such as “12-fr”, WPML objects of its own class.
 */
final class MenuEntries {

	/** Defaults for items that only have a title and a URL. */
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
	 * @return list<WP_Post> Items added by other plugins have negative ids, which no post has.
	 */
	public static function posts( array $items ): array {
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
	 * Returns a title as plain text: WordPress stores and filters it as HTML, where an apostrophe takes seven
	 * characters. For titles that are only an image, such as a flag, returns its alternative text.
	 */
	public static function text( string $html ): string {
		$text = 1 === preg_match( '~<[a-z/!]~i', $html ) ? wp_strip_all_tags( $html ) : $html;
		if ( '' === trim( $text ) && 1 === preg_match( '~\salt=(["\'])(.*?)\1~is', $html, $picture ) ) {
			$text = $picture[2];
		}
		return trim( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
