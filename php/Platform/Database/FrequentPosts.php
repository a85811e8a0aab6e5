<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

use WP_Post;
use WP_Query;

/**
 * Posts that nearly every request needs, such as the picture that networks show. They are kept with their meta in an
 * option that WordPress loads anyway, and put into its cache before somebody asks, so that every filter has its say as
 * ever. A change of one of them forgets all, and so does an hour. Where the site has an object cache, that does it.
 *
 * @phpstan-type Kept array{at: int, posts: array<int, array<string, mixed>>, meta: array<int, mixed>,
 *     found: array<string, list<int>>, types: list<string>, none?: list<string>}
 */
final class FrequentPosts {

	public const OPTION = 'atoll_frequent_posts';

	/** Seconds. */
	private const KEPT = 3600;

	/** What more than so many bytes were written into is read from the database. */
	private const LONGEST = 4000;

	/** So many posts and answers are kept; who asks for more asks anew. */
	private const MOST = 30;

	/** As get_posts() asks. */
	private const PUBLISHED = array(
		'post_status'         => 'publish',
		'ignore_sticky_posts' => true,
		'no_found_rows'       => true,
	);

	private AutoloadedOption $option;

	/** @var array<int, string> Types of posts that this request has changed, by their numbers. */
	private array $changed = array();

	public function __construct( private \wpdb $wpdb ) {
		$this->option = new AutoloadedOption( self::OPTION );
	}

	/** Posts with what their permalinks need. */
	public function prime( int ...$ids ): void {
		$asked = array_filter( $ids, static fn( int $id ): bool => $id > 0 && false === wp_cache_get( $id, 'posts' ) );
		if ( array() === $asked || wp_using_ext_object_cache() ) {
			return;
		}
		$kept    = $this->kept();
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
		if ( in_array( $arguments['post_type'], $this->kept()['none'] ?? array(), true ) ) {
			return array();
		}
		$request = '';
		$answer  = function ( mixed $posts, WP_Query $query ) use ( &$request ): mixed {
			$request = md5( (string) $query->request );
			$found   = null === $posts ? $this->kept()['found'][ $request ] ?? null : null;
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
		$kept = $this->kept();
		if ( ! isset( $kept['found'][ $request ] ) && ! wp_using_ext_object_cache() ) {
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
		return $posts;
	}

	/** Actions that tell of a change to a post. */
	public function noteChange( int $post, WP_Post $changed ): void {
		$this->forget( $post, $changed->post_type );
	}

	/** Actions that tell of a change to a post's meta. */
	public function noteMeta( mixed $meta, int $post ): void {
		$this->forget( $post, (string) get_post_type( $post ) );
	}

	/** The action that tells of a change to a post's terms. */
	public function noteTerms( int $post ): void {
		$this->forget( $post, (string) get_post_type( $post ) );
	}

	private function forget( int $post, string $type ): void {
		if ( self::isOf( $this->kept(), $post, $type ) ) {
			delete_option( self::OPTION );
			return;
		}
		if ( array() === $this->changed ) {
			add_action( 'shutdown', $this->forgetChanged( ... ) );
		}
		$this->changed[ $post ] = $type;
	}

	/** Action `shutdown`: another request may have kept what this one has changed since it began. */
	public function forgetChanged(): void {
		$kept = $this->stored();
		foreach ( $this->changed as $post => $type ) {
			if ( self::isOf( $kept, $post, $type ) ) {
				delete_option( self::OPTION );
				break;
			}
		}
		$this->changed = array();
	}

	/** @param Kept $kept */
	private static function isOf( array $kept, int $post, string $type ): bool {
		return isset( $kept['posts'][ $post ] ) || in_array( $type, $kept['types'], true );
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
		update_option( self::OPTION, $kept, true );
		// Another request may have changed one between the question and this write, and found nothing to forget.
		foreach ( $ids as $id ) {
			wp_cache_delete( $id, 'posts' );
			wp_cache_delete( $id, 'post_meta' );
		}
		_prime_post_caches( $ids, false, true );
		if ( $this->with( $ids, $kept ) !== $kept || ! $isStill() ) {
			delete_option( self::OPTION );
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
			if ( $post instanceof WP_Post && strlen( $post->post_content ) <= self::LONGEST ) {
				$kept['posts'][ $id ] = get_object_vars( $post );
				$kept['meta'][ $id ]  = wp_cache_get( $id, 'post_meta' ) ?: array();
			}
		}
		/** @var Kept */
		return $kept;
	}

	/** @return Kept As it is in the database, whatever this request has read. */
	private function stored(): array {
		$text = $this->wpdb->get_var(
			$this->wpdb->prepare(
				"SELECT option_value FROM {$this->wpdb->options} WHERE option_name = %s",
				self::OPTION
			)
		);
		return $this->valid( maybe_unserialize( $text ?? '' ) );
	}

	/** @return Kept */
	private function kept(): array {
		return $this->valid( $this->option->value() );
	}

	/** @return Kept */
	private function valid( mixed $kept ): array {
		$none = array( 'at' => time(), 'posts' => array(), 'meta' => array(), 'found' => array(), 'types' => array() );
		/** @var Kept */
		return is_array( $kept ) && ( $kept['at'] ?? 0 ) > time() - self::KEPT ? $kept : $none;
	}
}
