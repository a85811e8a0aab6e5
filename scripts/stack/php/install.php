<?php
/**
 * Installs WordPress into its empty database; does nothing when it is installed.
 *
 * @package Atoll
 */

declare( strict_types=1 );

require_once ABSPATH . 'wp-admin/includes/upgrade.php';

// Nobody is to be told by mail.
add_filter( 'pre_wp_mail', '__return_true' );
// With a structure set, the installer does not call itself over HTTP to find one.
add_filter( 'pre_option_permalink_structure', static fn() => '/%postname%/' );

if ( ! is_blog_installed() ) {
	wp_install( 'Atoll', 'admin', 'admin@example.com', true, '', 'password' );
}
