<?php
/**
 * Only for the soak's own site: prints the bytes of the database's buffer pool in use, which grow with the stored data
 * until the pool is full.
 *
 * @package Atoll
 */

declare( strict_types=1 );

global $wpdb;
echo (int) $wpdb->get_var( "SHOW GLOBAL STATUS LIKE 'Innodb_buffer_pool_bytes_data'", 1 );
