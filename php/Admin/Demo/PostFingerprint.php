<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Definitions\Posts\FormSource;
use Atoll\Site\Notifications\NotificationMeta;
use Atoll\Site\Page\PageMeta;

/** Fingerprint of what people can change about a post, to detect later whether anyone has. */
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

	/** Only of pages and articles: menu items move when another one is inserted before them. */
	private const PAGE_FIELDS = array( 'post_date', 'menu_order' );

	/** @return array{content: string, parent: int, categories: list<int>} */
	public function compute( int $post ): array {
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
	 * Whether the post is unchanged. What WordPress changes when a parent page or a category is deleted does not count.
	 *
	 * @param mixed $before Result of {@see of()}; other values never match.
	 */
	public function isOf( int $post, mixed $before ): bool {
		$old        = JsonData::of( $before );
		$now        = $this->compute( $post );
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

	/** @return list<int> In a fixed order. */
	private function categories( int $post ): array {
		$terms = is_object_in_taxonomy( (string) get_post_type( $post ), 'category' )
			? get_the_terms( $post, 'category' )
			: array();
		$ids   = array_map( static fn( \WP_Term $term ): int => $term->term_id, is_array( $terms ) ? $terms : array() );
		sort( $ids );
		return $ids;
	}
}
