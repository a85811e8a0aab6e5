<?php
/**
 * Does what staff and cron do on a large site, and prints as JSON of each the rows that the database read and the
 * megabytes that PHP took beyond what it had: neither depends on how busy the machine is. ATOLL_CROWD as crowd.php has
 * it.
 */

declare( strict_types=1 );

use Atoll\Forms\Entries\Changes\EntryPurge;
use Atoll\Forms\Entries\Export\EntryExport;
use Atoll\Forms\Entries\Search\EntryFinder;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryOrder;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Database\Queries;
use function Atoll\Tests\service;

require_once __DIR__ . '/../../support/service.php';

global $wpdb;
$form    = (int) json_decode( (string) getenv( 'ATOLL_CROWD' ), true )['form'];
$entries = static fn() => new EntryRepository( new Queries( $wpdb ), new EntryFinder( new Queries( $wpdb ) ) );
$page    = static fn( mixed ...$asked ) => $entries()->list(
	new EntryCriteria(
		...$asked + array( 'formNumbers' => array( $form ), 'limit' => 20, 'order' => new EntryOrder( 'date_created' ) )
	)
);
$oldest  = new EntryCriteria( formNumbers: array( $form ), order: new EntryOrder( ascending: true ) );
// Other tests' saved forms are younger than 30 days, and stay.
$drafts  = static fn() => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_drafts WHERE key_id = 'crowd'" );

/** Rows that this connection has read until now. */
$read = static fn() => array_sum(
	array_column( (array) $wpdb->get_results( "SHOW SESSION STATUS LIKE 'Handler_read%'", ARRAY_A ), 'Value' )
);

$done = array();
foreach ( array(
	'list'    => static fn() => count( $page() ),
	'search'  => static fn() => count( $page( search: 'drongo' ) ),
	'open'    => static fn() => null !== $entries()->find(
		(int) $wpdb->get_var( "SELECT MAX( id ) FROM {$wpdb->prefix}atoll_entries" )
	),
	'export'  => static fn() => service( EntryExport::class )->write(
		static fn( string $piece ) => null,
		new EntryCriteria( formNumbers: array( $form ) )
	),
	'purge'   => static fn() => service( EntryPurge::class )->batch( $oldest )['deleted'],
	'drafts'  => static function () use ( $drafts ): int {
		do {
			$before = $drafts();
			do_action( 'atoll_drafts_expire' );
		} while ( $drafts() < $before );
		return $drafts();
	},
	'files'   => static function (): int {
		global $wpdb;
		do_action( 'atoll_uploads_clean' );
		// Other tests' files are younger than a day, and stay.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_uploads WHERE touched_at < %d", time() - DAY_IN_SECONDS ) );
	},
) as $name => $work ) {
	$rows = $read();
	$held = memory_get_usage();
	memory_reset_peak_usage();
	$came          = $work();
	$done[ $name ] = array(
		'came'      => $came,
		'rows'      => $read() - $rows,
		'megabytes' => round( ( memory_get_peak_usage() - $held ) / 1e6, 1 ),
	);
}
echo wp_json_encode( $done );
