<?php
/**
 * Restores the indexes in one query: `dbDelta` would add them one by one.
 *
 * @package Atoll
 */

declare( strict_types=1 );

use Atoll\Forms\Entries\Storage\EntriesTable;

global $wpdb;

$table = $wpdb->prefix . EntriesTable::NAME;
preg_match_all( '/^((?:(?:UNIQUE|FULLTEXT) )?KEY (\w+) .+\)),?$/m', EntriesTable::COLUMNS, $keys );
$missing  = array_diff_key( array_combine( $keys[2], $keys[1] ), array_flip( $wpdb->get_col( "SHOW INDEX FROM {$table}", 2 ) ) );
$ordinary = array_filter( $missing, static fn( string $key ) => ! str_starts_with( $key, 'FULLTEXT' ) );
foreach ( array_filter( array( $ordinary, array_diff_key( $missing, $ordinary ) ) ) as $some ) {
	$adds = implode( ', ', array_map( static fn( string $key ) => "ADD {$key}", $some ) );
	false === $wpdb->query( "ALTER TABLE {$table} {$adds}" ) && exit( 1 );
}
$wpdb->query( "ANALYZE TABLE {$table}" );
