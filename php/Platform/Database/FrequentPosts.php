<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

use WP_Post;
use WP_Query;

/**
 * Posts that nearly every request needs, such as the picture that networks show. They are kept with their meta in an
 * option that WordPress loads anyway, and put into its cache before somebody asks, so that every filter has its say as
 * ever. A change of one of them forgets all ({@see FrequentPostChanges}), and so does an hour. Where the site has an
 * object cache, that does it.
 *
 * @phpstan-import-type Kept from FrequentPostsOption
 */
final class FrequentPosts {

	/** What more than so many bytes were written into, or are kept beside as meta, is read from the database. */
	private const LONGEST = 8000;

	/** So many posts and answers are kept; who asks for more asks anew. */
	private const MOST = 30;

	/** As get_posts() asks. */
	private const PUBLISHED = array(
		'post_status'         => 'publish',
		'ignore_sticky_posts' => true,
		'no_found_rows'       => true,
	);

	public function __construct( private FrequentPostsOption $option ) {}

	/** Posts with what their permalinks need. */
	public function prime( int ...$ids ): void {
		$asked = array_filter( $ids, static fn( int $id ): bool => $id > 0 && false === wp_cache_get( $id, 'posts' ) );
		if ( array() === $asked || wp_using_ext_object_cache() ) {
			return;
		}
		$kept    = $this->option->kept();
		$missing = array_diff( $asked, array_keys( $kept['posts'] ) );
		if ( array() !== $missing ) {
			_prime_post_caches( $missing, false, true );
			$this->keep( $missing, $kept, static fn(): bool => true );
		}
		foreach ( array_diff( $asked, $missing ) as $id ) {
			wp_cache_add( $id, (object) $kept['posts'][ $id ], 'posts' );
			wp_cache_add( $id, $kept['meta'][ $id ], 'post_meta' );
		}
		$this->prime( ...array_map( static fn( int $id ): int => (int) get_post( $id )?->post_parent, $asked ) );
	}

	/**
	 * Published ones, as get_posts(): every filter has said what is asked before it is looked up. Where nothing of the
	 * type is published, nothing is asked.
	 *
	 * @param array{post_type: string, ...<string, mixed>} $arguments
	 * @return list<WP_Post>
	 */
	public function find( array $arguments ): array {
		if ( $this->option->knowsNone( $arguments['post_type'] ) ) {
			return array();
		}
		$request = '';
		$answer  = function ( mixed $posts, WP_Query $query ) use ( &$request ): mixed {
			$request = md5( (string) $query->request );
			$found   = null === $posts ? $this->option->kept()['found'][ $request ] ?? null : null;
			if ( null === $found ) {
				return $posts;
			}
			$this->prime( ...$found );
			return array_filter( array_map( get_post( ... ), $found ) );
		};
		add_filter( 'posts_pre_query', $answer, PHP_INT_MAX, 2 );
		try {
			$query = new WP_Query();
			$posts = array_values( $query->query( $arguments + self::PUBLISHED ) );
		} finally {
			remove_filter( 'posts_pre_query', $answer, PHP_INT_MAX );
		}
		if ( ! isset( $this->option->kept()['found'][ $request ] ) && ! wp_using_ext_object_cache() ) {
			$this->keepAnswer( $request, $arguments, $posts );
		}
		return $posts;
	}

	/**
	 * @param string                                       $request   Names the question.
	 * @param array{post_type: string, ...<string, mixed>} $arguments
	 * @param list<WP_Post>                                $posts
	 */
	private function keepAnswer( string $request, array $arguments, array $posts ): void {
		$kept                      = $this->option->kept();
		$ids                       = array_map( static fn( WP_Post $post ): int => $post->ID, $posts );
		$kept['found'][ $request ] = $ids;
		$kept['types'][]           = $arguments['post_type'];
		if ( array() === $posts && empty( wp_count_posts( $arguments['post_type'] )->publish ) ) {
			$kept['none'][] = $arguments['post_type'];
		}
		$anew = array( 'cache_results' => false ) + $arguments + self::PUBLISHED;
		$this->keep(
			$ids,
			$kept,
			static fn(): bool => array_column( ( new WP_Query() )->query( $anew ), 'ID' ) === $ids
		);
	}

	/**
	 * @param array<int>       $ids     New ones.
	 * @param Kept             $kept
	 * @param \Closure(): bool $isStill Whether the answer that they are of is the same when it is asked anew.
	 */
	private function keep( array $ids, array $kept, \Closure $isStill ): void {
		$kept = $this->with( $ids, $kept );
		if ( count( $kept['posts'] ) > self::MOST || count( $kept['found'] ) > self::MOST ) {
			return;
		}
		$kept['types'] = array_values( array_unique( $kept['types'] ) );
		$this->option->keep( $kept );
		// Another request may have changed one between the question and this write, and found nothing to forget.
		foreach ( $ids as $id ) {
			wp_cache_delete( $id, 'posts' );
			wp_cache_delete( $id, 'post_meta' );
		}
		_prime_post_caches( $ids, false, true );
		if ( $this->with( $ids, $kept ) !== $kept || ! $isStill() ) {
			$this->option->forget();
		}
	}

	/**
	 * @param array<int> $ids
	 * @param Kept       $kept
	 * @return Kept With these posts.
	 */
	private function with( array $ids, array $kept ): array {
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			$meta = wp_cache_get( $id, 'post_meta' ) ?: array();
			if ( $post instanceof WP_Post && strlen( $post->post_content . serialize( $meta ) ) <= self::LONGEST ) {
				$kept['posts'][ $id ] = get_object_vars( $post );
				$kept['meta'][ $id ]  = $meta;
			}
		}
		/** @var Kept */
		return $kept;
	}
}
