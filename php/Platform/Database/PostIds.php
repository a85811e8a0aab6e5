<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

use Atoll\Platform\Errors\StorageFailed;

/** Numbers of posts, for those who must not take a query that failed for one that found none. */
final class PostIds {

	/**
	 * All of them, in no order.
	 *
	 * @param array<string, mixed> $args Arguments of WP_Query.
	 * @return list<int>
	 * @throws StorageFailed
	 */
	public static function find( array $args ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$wpdb->flush(); // Of an earlier error: WordPress may have the answer cached, and send no query.
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
