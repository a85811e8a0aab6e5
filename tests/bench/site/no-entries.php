<?php
/**
 * For the benchmark's own site only: makes room on the disk again.
 *
 * @package Atoll
 */

declare( strict_types=1 );

$GLOBALS['wpdb']->query( "TRUNCATE TABLE {$GLOBALS['wpdb']->prefix}atoll_entries" );
