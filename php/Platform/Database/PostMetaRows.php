<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

/** All meta of a post at once, for posts that are about to be deleted. */
final class PostMetaRows {

	/**
	 * Deletes them, which WordPress would look up and delete one by one. It asks for some of them while it deletes the
	 * post, such as where its files are: those it still finds in its cache.
	 */
	public static function delete( int $post ): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		update_meta_cache( 'post', array( $post ) );
		$wpdb->delete( $wpdb->postmeta, array( 'post_id' => $post ) );
	}
}
