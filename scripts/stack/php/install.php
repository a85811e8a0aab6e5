<?php
/**
 * Installs WordPress into its empty database; does nothing if it is installed already.
 *
 * @package Atoll
 */

declare( strict_types=1 );

require_once ABSPATH . 'wp-admin/includes/upgrade.php';

// The installation sends no mail.
add_filter( 'pre_wp_mail', '__return_true' );
// With a permalink structure the installer does not request its own site to test one.
add_filter( 'pre_option_permalink_structure', static fn() => '/%postname%/' );

if ( ! is_blog_installed() ) {
	wp_install( 'Atoll', 'admin', 'admin@example.com', true, '', 'password' );
}
