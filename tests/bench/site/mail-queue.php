<?php
/**
 * For the benchmark's own site only: how the mail queue stands, as JSON. With ATOLL_LATER it is an hour later first:
 * what was claimed is no longer, what is to be tried again is due, and WordPress' cron sends it.
 *
 * @package Atoll
 */

declare( strict_types=1 );

global $wpdb;
$table = "{$wpdb->prefix}atoll_mail";

if ( getenv( 'ATOLL_LATER' ) ) {
	$wpdb->query( "UPDATE {$table} SET claimed_until = '1970-01-01 00:00:00', due = LEAST(due, UTC_TIMESTAMP()) WHERE status = 'waiting'" );
	$waiting = static fn(): int => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$table} WHERE status = 'waiting'" );
	for ( $run = 0; $run < 50 && 0 < $waiting(); $run++ ) {
		do_action( 'atoll_send_mail' );
	}
}

echo wp_json_encode(
	array(
		'waiting'   => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$table} WHERE status = 'waiting' AND claimed_until <= UTC_TIMESTAMP()" ),
		'sending'   => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$table} WHERE status = 'waiting' AND claimed_until > UTC_TIMESTAMP()" ),
		'entries'   => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_entries" ),
		'deadlocks' => (int) $wpdb->get_var( "SHOW GLOBAL STATUS LIKE 'Innodb_deadlocks'", 1 ),
	)
);
