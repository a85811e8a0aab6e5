<?php
/**
 * Activates the plugins whose folders ATOLL_SEED names. Exits with 1 if one cannot be activated.
 *
 * @package Atoll
 */

declare( strict_types=1 );

require_once ABSPATH . 'wp-admin/includes/plugin.php';

wp_set_current_user( 1 );
foreach ( explode( ',', (string) getenv( 'ATOLL_SEED' ) ) as $folder ) {
	// Files in subfolders are drop-ins and examples, which WordPress does not list either.
	foreach ( preg_grep( '#/#', array_keys( get_plugins( "/{$folder}" ) ), PREG_GREP_INVERT ) as $file ) {
		$result = activate_plugin( "{$folder}/{$file}" );
		if ( is_wp_error( $result ) ) {
			fwrite( STDERR, "{$folder}/{$file}: {$result->get_error_message()}\n" );
			exit( 1 );
		}
	}
}
