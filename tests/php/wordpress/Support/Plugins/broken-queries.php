<?php
/**
 * Must-use plugin of a test: the database refuses one of the queries that hold what somebody typed, and PHP's messages
 * go into a file of the test.
 *
 * @package Atoll
 */

declare( strict_types=1 );

if ( isset( $_SERVER['HTTP_X_ATOLL_BREAKS'] ) ) {
	ini_set( 'error_log', WP_CONTENT_DIR . '/atoll-broken.log' );
	$atoll_marked = 0;
	add_filter(
		'query',
		static function ( string $query ) use ( &$atoll_marked ): string {
			if ( false === stripos( $query, $_SERVER['HTTP_X_ATOLL_MARK'] ) ) {
				return $query;
			}
			file_put_contents( WP_CONTENT_DIR . '/atoll-broken.count', (string) ++$atoll_marked );
			// As the database itself says it, with the values that it did not understand.
			return (int) $_SERVER['HTTP_X_ATOLL_BREAKS'] === $atoll_marked ? "BROKEN {$query}" : $query;
		}
	);
	// Another plugin that quotes what it was given.
	add_action(
		'atoll_entry_stored',
		static fn( object $entry ) => throw new RuntimeException(
			'CRM refused "' . implode( ', ', $entry->answers ) . '"'
		)
	);
}
