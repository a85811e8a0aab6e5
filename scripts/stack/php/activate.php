<?php
/**
 * Activates the plugin, for sites without the demo.
 *
 * @package Atoll
 */

declare( strict_types=1 );

require_once ABSPATH . 'wp-admin/includes/plugin.php';

$atoll_result = activate_plugin( 'atoll/atoll.php' );
if ( is_wp_error( $atoll_result ) ) {
	throw new RuntimeException( $atoll_result->get_error_message() ); // For the terminal.
}
