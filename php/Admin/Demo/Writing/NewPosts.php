<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Writing;

use WP_Post;

/**
 * Saves queries that WordPress sends for each post, and whose results are known for a new one: it has no meta to
 * compare or replace, its terms are counted when they are set, and if the trash is empty, no post in it has the same
 * name.
 */
final class NewPosts {

	private const COUNT_HOOK = array( 'transition_post_status', '_update_term_count_on_transition_post_status' );

	/** Id of the last post that existed before. */
	private int $lastOldPost;

	/** @var array<string, true> By post and key. */
	private array $written = array();

	/** @var list<array{string, callable}> */
	private array $hooks;

	/** Whether WordPress' own hook for counting terms was there, and is to be added again. */
	private bool $isCounted = false;

	public function __construct() {
		$this->lastOldPost = $this->lastPost( get_post_stati() );
		$this->hooks       = array(
			array( 'update_post_metadata', $this->addMeta( ... ) ),
			array( 'added_post_meta', $this->noteMeta( ... ) ),
			array( 'transition_post_status', $this->countTerms( ... ) ),
			...( 0 === $this->lastPost( array( 'trash' ) )
				? array( array( 'add_trashed_suffix_to_trashed_posts', '__return_false' ) )
				: array() ),
		);
	}

	public function begin(): void {
		foreach ( $this->hooks as $hook ) {
			add_filter( $hook[0], $hook[1], 10, 4 );
		}
		$this->isCounted = remove_action( ...self::COUNT_HOOK );
	}

	public function end(): void {
		foreach ( $this->hooks as $hook ) {
			remove_filter( ...$hook );
		}
		if ( $this->isCounted ) {
			add_action( self::COUNT_HOOK[0], self::COUNT_HOOK[1], 10, 3 );
		}
	}

	/**
	 * @param array<string> $statuses
	 * @return int Highest id of a post with one of these statuses; 0 if there is none.
	 */
	private function lastPost( array $statuses ): int {
		$ids = get_posts(
			array(
				'post_type'        => array_values( get_post_types() ), // Also those that are excluded from searches.
				'post_status'      => array_values( $statuses ),
				'posts_per_page'   => 1,
				'fields'           => 'ids',
				'suppress_filters' => true,
				'orderby'          => 'ID',
				'order'            => 'DESC',
			)
		);
		return $ids[0] ?? 0;
	}

	/**
	 * @param mixed $result Null unless another filter has written it already.
	 * @param mixed $value  Without slashes.
	 */
	private function addMeta( mixed $result, int $post, string $key, mixed $value ): mixed {
		if ( null !== $result || $post <= $this->lastOldPost || isset( $this->written[ "{$post} {$key}" ] ) ) {
			return $result;
		}
		$slashed = is_array( $value ) || is_string( $value ) ? wp_slash( $value ) : $value;
		return false !== add_post_meta( $post, wp_slash( $key ), $slashed );
	}

	private function noteMeta( int $meta, int $post, string $key ): void {
		$this->written[ "{$post} {$key}" ] = true;
	}

	private function countTerms( string $status, string $before, WP_Post $post ): void {
		if ( $this->isCounted && $post->ID <= $this->lastOldPost ) {
			( self::COUNT_HOOK[1] )( $status, $before, $post );
		}
	}
}
