<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo;

use Atoll\Admin\Demo\Writing\BulkPostWriting;
use Atoll\Platform\Database\PostMetaRows;
use Atoll\Platform\Database\Transaction;

/** Finds what the demonstration made, by the mark it left, and tells whether people have changed it since. */
final class DemoMarkers {

	public const KEY = '_atoll_demo';

	/** Post meta: how the post was when it was made. */
	private const FINGERPRINT = '_atoll_demo_print';

	/** Every one but the trash. */
	private const STATUSES = array( 'publish', 'draft', 'pending', 'future', 'private', 'inherit' );

	/** @var array<string, int>|null Numbers of posts by mark. */
	private ?array $postsByMark = null;

	public function __construct( private Transaction $transaction ) {}

	/** Number of the post with this mark, 0 when there is none; the trash counts as none. */
	public function find( string $mark ): int {
		return $this->all()[ $mark ] ?? 0;
	}

	public function hasAny(): bool {
		return array() !== $this->all();
	}

	/**
	 * Makes a post and leaves the mark on it, both or neither: an installation that dies here would not know it again.
	 *
	 * @param \Closure(): (int|\WP_Error) $add Its number.
	 * @throws \RuntimeException
	 */
	public function make( string $mark, \Closure $add ): int {
		$postsByMark       = $this->all();
		$post              = $this->transaction->run(
			function () use ( $mark, $add ): int {
				$post = $add();
				if ( ! is_int( $post ) ) {
					throw new \RuntimeException( $post->get_error_message() ); // For the terminal.
				}
				update_post_meta( $post, self::KEY, $mark );
				update_post_meta( $post, self::FINGERPRINT, ( new PostFingerprint() )->of( $post ) );
				return $post;
			}
		);
		$this->postsByMark = array( ...$postsByMark, $mark => $post );
		return $post;
	}

	/**
	 * Makes a term and leaves the mark on it, both or neither.
	 *
	 * @param \Closure(): (array<mixed>|\WP_Error) $add As wp_insert_term() answers.
	 * @throws \RuntimeException
	 */
	public function makeTerm( string $mark, \Closure $add ): int {
		return $this->transaction->run(
			static function () use ( $mark, $add ): int {
				$term = $add();
				if ( ! is_array( $term ) || ! is_int( $term['term_id'] ?? null ) ) {
					// For the terminal.
					throw new \RuntimeException( is_wp_error( $term ) ? $term->get_error_message() : $mark );
				}
				update_term_meta( $term['term_id'], self::KEY, $mark );
				return $term['term_id'];
			}
		);
	}

	/**
	 * @param string $prefix Beginning of the marks, such as `page:`.
	 * @return array<string, int> Numbers of posts by mark, the trash left out.
	 */
	public function withPrefix( string $prefix ): array {
		return array_filter(
			$this->all(),
			static fn( string $mark ): bool => str_starts_with( $mark, $prefix ),
			ARRAY_FILTER_USE_KEY
		);
	}

	/** Deletes every post with such a mark, also from the trash, except those that `$shouldKeep` says to keep. */
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

	/** Its meta and the post itself, both or neither: what stays keeps its mark. */
	private function delete( int $post ): void {
		$this->transaction->run(
			static function () use ( $post ): void {
				PostMetaRows::delete( $post );
				wp_delete_post( $post, true );
			}
		);
	}

	/**
	 * Takes the mark off whatever people have changed: it is theirs now.
	 *
	 * @return list<string> Its titles.
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

	/** Takes all marks off: what still has one is used by others. */
	public function unmarkAll(): void {
		array_map( $this->unmark( ... ), $this->posts( array( 'trash', ...self::STATUSES ) ) );
		$this->postsByMark = null; // Another site of a network may be next.
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
				'post_type'        => array_values( get_post_types() ), // Also those that searches leave out.
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
