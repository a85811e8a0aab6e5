<?php
/**
 * For the soak's own site only: prints the bytes of pages that the database keeps in memory, which grow with what is
 * stored until its buffer pool is full.
 *
 * @package Atoll
 */

declare( strict_types=1 );

global $wpdb;
echo (int) $wpdb->get_var( "SHOW GLOBAL STATUS LIKE 'Innodb_buffer_pool_bytes_data'", 1 );
