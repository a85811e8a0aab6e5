<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo;

use Atoll\Admin\Demo\Writing\BulkPostWriting;
use Atoll\Platform\Database\PostMetaRows;
use Atoll\Platform\Database\Transaction;

/** Finds the demo's content by marks in its meta, and detects whether people have changed it since. */
final class DemoMarkers {

	public const KEY = '_atoll_demo';

	/** Post meta: fingerprint of the post when it was created. */
	private const FINGERPRINT = '_atoll_demo_print';

	/** Every status but the trash. */
	private const STATUSES = array( 'publish', 'draft', 'pending', 'future', 'private', 'inherit' );

	/** @var array<string, int>|null Post ids by mark. */
	private ?array $postsByMark = null;

	public function __construct( private Transaction $transaction ) {}

	/** Returns the id of the post with this mark; 0 if there is none or it is in the trash. */
	public function find( string $mark ): int {
		return $this->all()[ $mark ] ?? 0;
	}

	public function hasAny(): bool {
		return array() !== $this->all();
	}

	/**
	 * Creates a post with a mark, in one transaction: an interrupted installation could not find a post without it.
	 *
	 * @param \Closure(): (int|\WP_Error) $add Returns the post id.
	 * @throws \RuntimeException
	 */
	public function make( string $mark, \Closure $add ): int {
		$postsByMark       = $this->all();
		$post              = $this->transaction->run(
			function () use ( $mark, $add ): int {
				$post = $add();
				if ( ! is_int( $post ) ) {
					throw new \RuntimeException( $post->get_error_message() ); // Shown in the terminal.
				}
				update_post_meta( $post, self::KEY, $mark );
				update_post_meta( $post, self::FINGERPRINT, ( new PostFingerprint() )->compute( $post ) );
				return $post;
			}
		);
		$this->postsByMark = array( ...$postsByMark, $mark => $post );
		return $post;
	}

	/**
	 * Creates a term with a mark, in one transaction.
	 *
	 * @param \Closure(): (array<mixed>|\WP_Error) $add Returns the result of wp_insert_term().
	 * @throws \RuntimeException
	 */
	public function makeTerm( string $mark, \Closure $add ): int {
		return $this->transaction->run(
			static function () use ( $mark, $add ): int {
				$term = $add();
				if ( ! is_array( $term ) || ! is_int( $term['term_id'] ?? null ) ) {
					// Shown in the terminal.
					throw new \RuntimeException( is_wp_error( $term ) ? $term->get_error_message() : $mark );
				}
				update_term_meta( $term['term_id'], self::KEY, $mark );
				return $term['term_id'];
			}
		);
	}

	/**
	 * @param string $prefix Prefix of the marks, such as `page:`.
	 * @return array<string, int> Post ids by mark, without posts in the trash.
	 */
	public function withPrefix( string $prefix ): array {
		return array_filter(
			$this->all(),
			static fn( string $mark ): bool => str_starts_with( $mark, $prefix ),
			ARRAY_FILTER_USE_KEY
		);
	}

	/** Deletes all posts with such a mark, also in the trash, except those for which `$shouldKeep` returns true. */
	public function remove( string $prefix, ?\Closure $shouldKeep = null ): void {
		$posts = array_filter(
			$this->posts( array( 'trash', ...self::STATUSES ) ),
			fn( int $post ): bool => str_starts_with( $this->mark( $post ), $prefix )
		);
		BulkPostWriting::do(
			function () use ( $posts, $shouldKeep ): void {
				foreach ( $posts as $post ) {
					if ( ! $shouldKeep || ! $shouldKeep( $post ) ) {
						$this->delete( $post );
					}
				}
			}
		);
		$this->postsByMark = null;
	}

	/** Deletes a post and its meta in one transaction, so that a post that is not deleted keeps its mark. */
	private function delete( int $post ): void {
		$this->transaction->run(
			static function () use ( $post ): void {
				PostMetaRows::delete( $post );
				wp_delete_post( $post, true );
			}
		);
	}

	/**
	 * Removes the mark from everything that people have changed: it belongs to them now.
	 *
	 * @return list<string> Titles.
	 */
	public function unmarkChanged(): array {
		$titles = array();
		foreach ( $this->posts( self::STATUSES ) as $post ) {
			if ( ! ( new PostFingerprint() )->isOf( $post, get_post_meta( $post, self::FINGERPRINT, true ) ) ) {
				$titles[] = get_the_title( $post );
				$this->unmark( $post );
			}
		}
		return array_values( array_filter( $titles ) );
	}

	/** Removes all marks. What still has one is in use elsewhere. */
	public function unmarkAll(): void {
		array_map( $this->unmark( ... ), $this->posts( array( 'trash', ...self::STATUSES ) ) );
		$this->postsByMark = null; // On a network, another site may be next.
	}

	private function unmark( int $post ): void {
		delete_post_meta( $post, self::KEY );
		delete_post_meta( $post, self::FINGERPRINT );
		$this->postsByMark = null;
	}

	/** @return array<string, int> */
	private function all(): array {
		if ( null === $this->postsByMark ) {
			$this->postsByMark = array();
			foreach ( $this->posts( self::STATUSES ) as $post ) {
				$this->postsByMark[ $this->mark( $post ) ] = $post;
			}
		}
		return $this->postsByMark;
	}

	/**
	 * @param list<string> $statuses
	 * @return list<int>
	 */
	private function posts( array $statuses ): array {
		$ids = get_posts(
			array(
				'post_type'        => array_values( get_post_types() ), // Also those that are excluded from searches.
				'post_status'      => $statuses,
				'meta_key'         => self::KEY,
				'posts_per_page'   => -1,
				'fields'           => 'ids',
				'suppress_filters' => true,
				'orderby'          => 'ID',
				'order'            => 'ASC',
			)
		);
		update_meta_cache( 'post', $ids );
		return array_values( $ids );
	}

	private function mark( int $post ): string {
		$mark = get_post_meta( $post, self::KEY, true );
		return is_string( $mark ) ? $mark : '';
	}
}
