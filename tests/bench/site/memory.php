<?php
/**
 * For the benchmark's own site only: as much memory for the database's pages as a server for a million entries gives
 * it. The sites that people develop on have an eighth of it.
 *
 * @package Atoll
 */

declare( strict_types=1 );

$GLOBALS['wpdb']->query( 'SET GLOBAL innodb_buffer_pool_size = 1073741824' );
