<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

use WP_Post;
use WP_Query;

/**
 * Posts that nearly every request needs, such as the picture for social networks. An autoloaded option stores them with
 * their meta, and they are added to the cache before they are read, so that all filters apply as usual. A change to one
 * of them clears all ({@see FrequentPostChanges}); they also expire after an hour. Not used on sites with a persistent
 * object cache.
 *
 * @phpstan-import-type Kept from FrequentPostsOption
 */
final class FrequentPosts {

	/** Larger posts, in bytes including meta, are read from the database. */
	private const MAX_BYTES = 8000;

	/** Maximum number of stored posts and queries; others are read from the database. */
	private const MAX_POSTS = 30;

	/** The defaults of get_posts(). */
	private const PUBLISHED = array(
		'post_status'         => 'publish',
		'ignore_sticky_posts' => true,
		'no_found_rows'       => true,
	);

	public function __construct( private FrequentPostsOption $option ) {}

	/** Loads posts into the cache, including the parents that their permalinks need. */
	public function prime( int ...$ids ): void {
		$absent = array_filter( $ids, static fn( int $id ): bool => $id > 0 && false === wp_cache_get( $id, 'posts' ) );
		if ( array() === $absent || wp_using_ext_object_cache() ) {
			return;
		}
		$kept    = $this->option->read();
		$missing = array_diff( $absent, array_keys( $kept['posts'] ) );
		if ( array() !== $missing ) {
			_prime_post_caches( $missing, false, true );
			$this->store( $missing, $kept, static fn(): bool => true );
		}
		foreach ( array_diff( $absent, $missing ) as $id ) {
			wp_cache_add( $id, (object) $kept['posts'][ $id ], 'posts' );
			wp_cache_add( $id, $kept['meta'][ $id ], 'post_meta' );
		}
		$this->prime( ...array_map( static fn( int $id ): int => (int) get_post( $id )?->post_parent, $absent ) );
	}

	/**
	 * Finds published posts like get_posts(). Looks the query up after all filters have changed it. If the post type
	 * has no published posts, there is no query.
	 *
	 * @param array{post_type: string, ...<string, mixed>} $arguments
	 * @return list<WP_Post>
	 */
	public function find( array $arguments ): array {
		if ( $this->option->knowsNone( $arguments['post_type'] ) ) {
			return array();
		}
		$queryHash = '';
		$filter    = function ( mixed $posts, WP_Query $query ) use ( &$queryHash ): mixed {
			$queryHash = md5( (string) $query->request );
			$found     = null === $posts ? $this->option->read()['found'][ $queryHash ] ?? null : null;
			if ( null === $found ) {
				return $posts;
			}
			$this->prime( ...$found );
			return array_filter( array_map( get_post( ... ), $found ) );
		};
		add_filter( 'posts_pre_query', $filter, PHP_INT_MAX, 2 );
		try {
			$query = new WP_Query();
			$posts = array_values( $query->query( $arguments + self::PUBLISHED ) );
		} finally {
			remove_filter( 'posts_pre_query', $filter, PHP_INT_MAX );
		}
		if ( ! isset( $this->option->read()['found'][ $queryHash ] ) && ! wp_using_ext_object_cache() ) {
			$this->storeResult( $queryHash, $arguments, $posts );
		}
		return $posts;
	}

	/**
	 * @param string                                       $queryHash Identifies the query.
	 * @param array{post_type: string, ...<string, mixed>} $arguments
	 * @param list<WP_Post>                                $posts
	 */
	private function storeResult( string $queryHash, array $arguments, array $posts ): void {
		$kept = $this->option->read();
		$ids  = array_map( static fn( WP_Post $post ): int => $post->ID, $posts );
		$kept['found'][ $queryHash ] = $ids;
		$kept['types'][]             = $arguments['post_type'];
		if ( array() === $posts && empty( wp_count_posts( $arguments['post_type'] )->publish ) ) {
			$kept['none'][] = $arguments['post_type'];
		}
		$requery = array( 'cache_results' => false ) + $arguments + self::PUBLISHED;
		$this->store(
			$ids,
			$kept,
			static fn(): bool => array_column( ( new WP_Query() )->query( $requery ), 'ID' ) === $ids
		);
	}

	/**
	 * @param array<int>       $ids         Ids of the posts to add.
	 * @param Kept             $kept
	 * @param \Closure(): bool $isUnchanged Whether the query that found them still finds the same.
	 */
	private function store( array $ids, array $kept, \Closure $isUnchanged ): void {
		$kept          = $this->with( $ids, $kept );
		$kept['types'] = array_values( array_unique( $kept['types'] ) );
		$count         = max( count( $kept['posts'] ), count( $kept['found'] ) );
		if ( $count > self::MAX_POSTS || ! $this->option->write( $kept ) ) {
			return;
		}
		// Another request may have changed a post between the query and this write, with nothing to clear yet.
		foreach ( $ids as $id ) {
			wp_cache_delete( $id, 'posts' );
			wp_cache_delete( $id, 'post_meta' );
		}
		_prime_post_caches( $ids, false, true );
		if ( $this->with( $ids, $kept ) !== $kept || ! $isUnchanged() ) {
			$this->option->forget();
		}
	}

	/**
	 * @param array<int> $ids
	 * @param Kept       $kept
	 * @return Kept Including these posts.
	 */
	private function with( array $ids, array $kept ): array {
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			$meta = wp_cache_get( $id, 'post_meta' ) ?: array();
			if ( $post instanceof WP_Post && strlen( $post->post_content . serialize( $meta ) ) <= self::MAX_BYTES ) {
				$kept['posts'][ $id ] = get_object_vars( $post );
				$kept['meta'][ $id ]  = $meta;
			}
		}
		/** @var Kept */
		return $kept;
	}
}
