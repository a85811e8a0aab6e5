<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

use Atoll\Platform\Errors\StorageFailed;

/** Post ids, for code that must not mistake a failed query for an empty result. */
final class PostIds {

	/**
	 * Returns all ids, unordered.
	 *
	 * @param array<string, mixed> $args Arguments of WP_Query.
	 * @return list<int>
	 * @throws StorageFailed
	 */
	public static function find( array $args ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$wpdb->flush(); // Clears an earlier error: if the result is cached, WordPress sends no query.
		$query = new \WP_Query(
			$args + array( 'posts_per_page' => -1, 'fields' => 'ids', 'orderby' => 'none', 'no_found_rows' => true )
		);
		/** @var list<int> $ids */
		$ids = $query->posts;
		return '' === $wpdb->last_error
			? $ids
			: throw new StorageFailed( "posts: {$wpdb->last_error}" );
	}
}
