<?php
/**
 * For the benchmark's own site only: limits as they are delivered, behind a proxy on this machine that says for whom it
 * asks. With ATOLL_STATE, sends what waits and prints as JSON what became of all mail and entries, and the site has its
 * own limits again.
 *
 * @package Atoll
 */

declare( strict_types=1 );

global $wpdb;

if ( ! getenv( 'ATOLL_STATE' ) ) {
	update_option( 'atoll_bench_spam', get_option( 'atoll_spam' ) );
	update_option( 'atoll_spam', array( 'proxyHeader' => 'X-Forwarded-For', 'proxies' => '127.0.0.1' ) );
	return;
}

do_action( 'atoll_send_mail' );
update_option( 'atoll_spam', get_option( 'atoll_bench_spam' ) );
$form = (int) json_decode( (string) getenv( 'ATOLL_SEED' ), true )['form'];
echo wp_json_encode(
	array(
		'held'   => (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_mail WHERE form_number = %d AND status = 'held'", $form ) ),
		'active' => (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_entries WHERE form_number = %d AND status = 'active'", $form ) ),
		'stored' => (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_entries WHERE form_number = %d", $form ) ),
	)
);
