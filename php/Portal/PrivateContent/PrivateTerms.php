<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

use Atoll\Site\Page\PageMeta;
use WP_Term;

/** Terms of private posts: those that no other post has, and how many private posts each term counts. */
final class PrivateTerms {

	private const CACHE_GROUP   = 'atoll';
	private const CACHE_SECONDS = 86400;

	private bool $isLoading = false;

	public function __construct( private PrivatePages $pages ) {}

	/** @return list<int> Terms to hide from visitors: only private posts have them. */
	public function hidden(): array {
		return $this->load()['hidden'];
	}

	/** Returns the number of published private posts among those that WordPress counts for a term. */
	public function countOf( int $term ): int {
		return $this->load()['counts'][ $term ] ?? 0;
	}

	/** @return array{hidden: list<int>, counts: array<int, int>} */
	private function load(): array {
		$nothing = array(
			'hidden' => array(),
			'counts' => array(),
		);
		$posts   = $this->isLoading ? array() : $this->posts();
		if ( array() === $posts ) {
			return $nothing;
		}
		$key    = 'private-terms:' . wp_cache_get_last_changed( 'posts' ) . wp_cache_get_last_changed( 'terms' );
		$cached = wp_cache_get( $key, self::CACHE_GROUP );
		if ( ! is_array( $cached ) ) {
			$this->isLoading = true;
			$cached          = $this->query( $posts );
			$this->isLoading = false;
			wp_cache_set( $key, $cached, self::CACHE_GROUP, self::CACHE_SECONDS );
		}
		/** @var array{hidden: list<int>, counts: array<int, int>} $cached */
		return $cached;
	}

	/** @return list<int> Private posts of types that have terms. */
	private function posts(): array {
		if ( array() === $this->pages->ids() ) {
			return array();
		}
		$types = array_filter(
			PageMeta::TYPES,
			static fn( string $type ): bool => array() !== get_object_taxonomies( $type )
		);
		return array_merge( ...array_map( $this->pages->ofType( ... ), array_values( $types ) ) );
	}

	/**
	 * @param list<int> $posts
	 * @return array{hidden: list<int>, counts: array<int, int>}
	 */
	private function query( array $posts ): array {
		_prime_post_caches( $posts, false, false );
		$published = array_flip(
			array_filter( $posts, static fn( int $post ): bool => 'publish' === get_post_status( $post ) )
		);
		/** @var list<WP_Term>|\WP_Error $assigned */
		$assigned = wp_get_object_terms(
			$posts,
			get_object_taxonomies( PageMeta::TYPES ),
			array( 'fields' => 'all_with_object_id' )
		);
		$terms    = array();
		$counts   = array();
		foreach ( is_array( $assigned ) ? $assigned : array() as $term ) {
			$postId                   = $term->object_id ?? 0;
			$terms[ $term->term_id ]  = $term;
			$counts[ $term->term_id ] = ( $counts[ $term->term_id ] ?? 0 )
				+ ( is_int( $postId ) && isset( $published[ $postId ] ) ? 1 : 0 );
		}
		return array(
			'hidden' => array_keys(
				array_filter( $terms, fn( WP_Term $term ): bool => ! $this->isVisible( $term, $counts ) )
			),
			'counts' => array_filter( $counts ),
		);
	}

	/**
	 * Whether visitors may see a term. Child terms count too: a term may only have posts in them.
	 *
	 * @param array<int, int> $counts
	 */
	private function isVisible( WP_Term $term, array $counts ): bool {
		/** @var list<int>|\WP_Error $children */
		$children = is_taxonomy_hierarchical( $term->taxonomy )
			? get_term_children( $term->term_id, $term->taxonomy )
			: array();
		foreach ( array( $term->term_id, ...( is_array( $children ) ? $children : array() ) ) as $id ) {
			$child = get_term( $id );
			if ( $child instanceof WP_Term && $child->count > ( $counts[ $child->term_id ] ?? 0 ) ) {
				return true;
			}
		}
		return false;
	}
}
