<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

/** All meta of a post that is about to be deleted. */
final class PostMetaRows {

	/**
	 * Deletes all rows at once; WordPress would select and delete them one by one. While it deletes the post, WordPress
	 * still finds the values that it needs, such as the paths of files, in its cache.
	 */
	public static function delete( int $post ): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		update_meta_cache( 'post', array( $post ) );
		$wpdb->delete( $wpdb->postmeta, array( 'post_id' => $post ) );
	}
}
