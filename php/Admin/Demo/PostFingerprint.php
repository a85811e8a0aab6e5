<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Definitions\Posts\FormSource;
use Atoll\Site\Notifications\NotificationMeta;
use Atoll\Site\Page\PageMeta;

/** What people can change about a post, in short, so that it can be told later whether anybody has. */
final class PostFingerprint {

	private const FIELDS = array(
		'post_title',
		'post_content',
		'post_excerpt',
		'post_name',
		'post_status',
		'post_password',
	);
	private const META   = array(
		'_wp_page_template',
		'_wp_attachment_image_alt',
		'_menu_item_url',
		'_thumbnail_id',
		FormSource::SETTINGS,
		...NotificationMeta::KEYS,
		...PageMeta::KEYS,
	);

	/** Of pages and articles alone: an entry of a menu is moved by whoever puts another before it. */
	private const PAGE_FIELDS = array( 'post_date', 'menu_order' );

	/** @return array{content: string, parent: int, categories: list<int>} */
	public function of( int $post ): array {
		$isPage = in_array( get_post_type( $post ), PageMeta::TYPES, true );
		$names  = array( ...self::FIELDS, ...( $isPage ? self::PAGE_FIELDS : array() ) );
		$fields = array_map( static fn( string $name ) => get_post_field( $name, $post, 'raw' ), $names );
		$meta   = array_map( static fn( string $key ) => get_metadata_raw( 'post', $post, $key, true ), self::META );
		return array(
			'content'    => md5( (string) wp_json_encode( array( $fields, $meta ) ) ),
			'parent'     => $isPage ? (int) wp_get_post_parent_id( $post ) : 0,
			'categories' => $this->categories( $post ),
		);
	}

	/**
	 * Whether somebody has changed the post since. What WordPress moves when the page above it or its category is
	 * deleted, nobody has.
	 *
	 * @param mixed $before Of {@see of()}; anything else is no fingerprint of it.
	 */
	public function isOf( int $post, mixed $before ): bool {
		$old        = JsonData::of( $before );
		$now        = $this->of( $post );
		$parent     = $old->int( 'parent' );
		$categories = array_values( $old->array( 'categories' ) );
		return $old->string( 'content' ) === $now['content']
			&& ( $parent === $now['parent'] || ( $parent > 0 && null === get_post( $parent ) ) )
			&& ( $categories === $now['categories'] || ! $this->areCategories( $categories ) );
	}

	/** @param list<mixed> $terms */
	private function areCategories( array $terms ): bool {
		return $terms === array_filter(
			$terms,
			static fn( mixed $term ): bool => is_int( $term ) && null !== term_exists( $term, 'category' )
		);
	}

	/** @return list<int> In one order. */
	private function categories( int $post ): array {
		$terms = is_object_in_taxonomy( (string) get_post_type( $post ), 'category' )
			? get_the_terms( $post, 'category' )
			: array();
		$ids   = array_map( static fn( \WP_Term $term ): int => $term->term_id, is_array( $terms ) ? $terms : array() );
		sort( $ids );
		return $ids;
	}
}
