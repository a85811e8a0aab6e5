<?php
/**
 * Prints how many entries the site has, whatever their status.
 */

declare( strict_types=1 );

use Atoll\Forms\Entries\Storage\EntriesTable;

global $wpdb;
echo (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}" . EntriesTable::NAME );
