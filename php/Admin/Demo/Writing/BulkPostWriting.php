<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Writing;

/** Writes many posts without pings to update services or revisions, and counts terms once at the end. */
final class BulkPostWriting {

	private const PING_HOOK     = array( 'publish_post', '_publish_post_hook', 5 );
	private const REVISION_HOOK = array( 'wp_revisions_to_keep', '__return_zero' );

	/** @param \Closure(): void $work Inside another call, it becomes part of that one. */
	public static function do( \Closure $work ): void {
		if ( wp_defer_term_counting() ) {
			$work();
			return;
		}
		$posts    = new NewPosts();
		$hadPings = remove_action( ...self::PING_HOOK );
		add_filter( ...self::REVISION_HOOK );
		wp_defer_term_counting( true );
		$posts->begin();
		try {
			$work();
		} finally {
			$posts->end();
			wp_defer_term_counting( false );
			remove_filter( ...self::REVISION_HOOK );
			if ( $hadPings ) {
				add_action( ...self::PING_HOOK );
			}
		}
	}
}
