<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Writing;

/** Writes many posts: no pings to update services, no revisions, and terms are counted once, at the end. */
final class BulkPostWriting {

	private const ANNOUNCE = array( 'publish_post', '_publish_post_hook', 5 );
	private const REVISE   = array( 'wp_revisions_to_keep', '__return_zero' );

	/** @param \Closure(): void $work Within another's it is part of that. */
	public static function do( \Closure $work ): void {
		if ( wp_defer_term_counting() ) {
			$work();
			return;
		}
		$posts     = new NewPosts();
		$announces = remove_action( ...self::ANNOUNCE );
		add_filter( ...self::REVISE );
		wp_defer_term_counting( true );
		$posts->begin();
		try {
			$work();
		} finally {
			$posts->end();
			wp_defer_term_counting( false );
			remove_filter( ...self::REVISE );
			if ( $announces ) {
				add_action( ...self::ANNOUNCE );
			}
		}
	}
}
