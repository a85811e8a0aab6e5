<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

/** Removes what WordPress prints for outdated programs, only with the plugin's own theme. */
final class HeadCleanup {

	/** Hook, function and priority. */
	private const NEEDLESS = array(
		array( 'wp_head', 'rsd_link', 10 ),
		array( 'wp_head', 'wp_generator', 10 ),
		array( 'wp_head', 'wp_shortlink_wp_head', 10 ),
		array( 'wp_head', 'rest_output_link_wp_head', 10 ),
		array( 'template_redirect', 'wp_shortlink_header', 11 ),
		// Browsers show emoji without a script.
		array( 'wp_head', 'print_emoji_detection_script', 7 ),
		array( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles', 10 ),
		array( 'wp_print_styles', 'print_emoji_styles', 10 ),
		// Feeds of comments, categories and searches; the feed of articles stays.
		array( 'wp_head', 'feed_links_extra', 3 ),
	);

	public function removeNeedless(): void {
		if ( is_admin() ) {
			return;
		}
		foreach ( self::NEEDLESS as list( $hook, $callback, $priority ) ) {
			remove_action( $hook, $callback, $priority );
		}
		add_filter( 'feed_links_show_comments_feed', '__return_false' );
		if ( ! is_singular( 'post' ) ) {
			// Only articles stay embeddable by other sites.
			remove_action( 'wp_head', 'wp_oembed_add_discovery_links', 4 );
			remove_action( 'wp_head', 'wp_oembed_add_discovery_links' );
		}
	}
}
