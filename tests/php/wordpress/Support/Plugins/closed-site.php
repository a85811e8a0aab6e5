<?php
/**
 * Plugin Name: Closes the site as where PHP has lost what the plugin needs. A request can ask for a database that does
 * not say which pages are private, or to count as WordPress' cron.
 *
 * @package Atoll
 */

declare( strict_types=1 );

use Atoll\Platform\Access\PrivateContent\PrivatePosts;
use Atoll\Platform\Access\PrivateContent\SiteLockdown;

add_action(
	'init',
	static fn() => ( new SiteLockdown( new PrivatePosts( $GLOBALS['wpdb'] ) ) )->enforce(),
	0
);
if ( isset( $_SERVER['HTTP_X_ATOLL_CRON'] ) ) {
	add_filter( 'wp_doing_cron', '__return_true' );
}
if ( isset( $_SERVER['HTTP_X_ATOLL_BREAKS'] ) ) {
	add_filter(
		'query',
		static fn( string $query ): string => str_contains( $query, 'post_parent above' )
			? 'SELECT nonsense FROM nowhere'
			: $query
	);
}
