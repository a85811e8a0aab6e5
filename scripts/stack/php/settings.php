<?php
/**
 * Settings that all development sites share, set once after the installation.
 *
 * @package Atoll
 */

declare( strict_types=1 );

if ( ! get_option( 'stack_ready_for_atoll' ) ) {
	global $wp_rewrite;
	$wp_rewrite->set_permalink_structure( '/%postname%/' );
	delete_option( 'rewrite_rules' ); // Categories of this request still have the addresses of before.
	update_option( 'WPLANG', 'en_AU' );
	update_option( 'timezone_string', 'Australia/Sydney' );
	update_option( 'date_format', 'j F Y' );
	update_option( 'time_format', 'g:i a' );
	update_option( 'start_of_week', 1 );
	update_option( 'default_pingback_flag', '' );
	update_option( 'default_ping_status', 'closed' );
	update_option( 'default_comment_status', 'closed' );
	// Tests and benchmarks send more in a minute than people in a day.
	update_option( 'atoll_spam', array( 'submissions' => 0, 'checks' => 0, 'strictness' => 'relaxed' ) );
	update_option( 'stack_ready_for_atoll', 1, false );
}
