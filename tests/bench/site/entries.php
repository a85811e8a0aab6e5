<?php
/**
 * For the benchmark's own site only: asks for entries as the screens do, many times over, and prints as JSON what each
 * took inside PHP and by which index the database found it. ATOLL_SEED has the number of the form.
 *
 * @package Atoll
 */

declare( strict_types=1 );

use Atoll\Engine\Formats\NumberFormat;
use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Changes\EntryPurge;
use Atoll\Forms\Entries\Export\EntryExport;
use Atoll\Forms\Entries\Search\EntryFinder;
use Atoll\Forms\Entries\Storage\AnswerCondition;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryOrder;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Mail\Queue\DelayEntryDeletion;
use Atoll\Platform\Database\Queries;
use function Atoll\Tests\service;

require_once __DIR__ . '/../../support/service.php';

const ATOLL_BENCH_TRIES = 60;

$form    = (int) json_decode( (string) getenv( 'ATOLL_SEED' ), true )['form'];
// Made anew each time, as by each request: what one search learnt of the list is not known to the next.
$queries = new Queries( $GLOBALS['wpdb'] );
$entries = static fn() => new EntryRepository( $queries, new EntryFinder( $queries ) );
$page    = static fn( mixed ...$asked ) => $entries()->list(
	new EntryCriteria(
		...$asked + array( 'formNumbers' => array( $form ), 'limit' => 20, 'order' => new EntryOrder( 'date_created' ) )
	)
);
$search  = static fn( string $words ) => $page( search: $words );
$is      = static fn( string $key, string $operator, string $value, ?NumberFormat $format = null ) => $page(
	conditions: array( new AnswerCondition( $key, $operator, $value, numberFormat: $format ) )
);
$count   = static fn( mixed ...$asked ) => $entries()->count(
	new EntryCriteria( ...$asked + array( 'formNumbers' => array( $form ) ) ),
	'' === ( $asked['search'] ?? '' ) ? 10000 : 500
);

$asked = array(
	'list, first page'             => static fn() => $page(),
	'list, page 1,000'             => static fn() => $page( offset: 20000 ),
	'list of all forms'            => static fn() => $page( formNumbers: array() ),
	'trash of all forms'           => static fn() => $page( formNumbers: array(), statuses: 'trash' ),
	'list, unread'                 => static fn() => $page( isRead: false ),
	'list, starred'                => static fn() => $page( isStarred: true ),
	'search, 2 of 3 entries'       => static fn() => $search( 'refinance' ),
	'search, 1 of 25'              => static fn() => $search( 'mildura' ),
	'search, 1 of 80'              => static fn() => $search( 'drongo' ),
	'search, 11 in all'            => static fn() => $search( 'bn' . mt_rand( 10000, 99999 ) ),
	'search, 1 in all'             => static fn() => $search( 'bn' . mt_rand( 100000, 999999 ) ),
	'search, none'                 => static fn() => $search( 'zebra' . mt_rand( 1, 99 ) ),
	'search, two common words'     => static fn() => $search( 'magpie refinance' ),
	'search, two rarer words'      => static fn() => $search( 'osprey mildura' ),
	'search, email address'        => static fn() => $search(
		'wattle.magpie.' . mt_rand( 1, 999999 ) . '@example.com'
	),
	'search, telephone number'     => static fn() => $search(
		sprintf( '0491 57%d %03d', mt_rand( 0, 9 ), mt_rand( 0, 999 ) )
	),
	'filter, a common choice'      => static fn() => $is( '6', 'is', 'vehicle' ),
	'filter, 1 of 300'             => static fn() => $is(
		'4',
		'is',
		(string) ( 5000 * mt_rand( 10, 300 ) ),
		NumberFormat::Currency
	),
	'filter, a telephone number'   => static fn() => $is(
		'3',
		'is',
		sprintf( '0491 57%d %03d', mt_rand( 0, 9 ), mt_rand( 0, 999 ) )
	),
	'filter, part of a word'       => static fn() => $is( '9', 'contains', 'ildura' ),
	'filter, more than'            => static fn() => $is( '4', '>', '1000000', NumberFormat::Currency ),
	'filter, a month long ago'     => static fn() => $page(
		from: gmdate( 'Y-m-d H:i:s', time() - 500 * DAY_IN_SECONDS ),
		until: gmdate( 'Y-m-d H:i:s', time() - 470 * DAY_IN_SECONDS )
	),
	'open'                         => static fn() => $entries()->find( mt_rand( 1, 1000000 ) ),
	'count of a form, to 10,000'   => static fn() => $count(),
	'count of the starred'         => static fn() => $count( isStarred: true ),
	'count of a search, to 500'    => static fn() => $count( search: 'drongo' ),
);

$plan = static function ( callable $ask ): string {
	global $wpdb;
	$seen = array();
	$keep = static function ( string $query ) use ( &$seen ): string {
		$seen[] = $query;
		return $query;
	};
	add_filter( 'query', $keep );
	$ask();
	remove_filter( 'query', $keep );
	$steps = array_merge(
		...array_map( static fn( string $query ) => (array) $wpdb->get_results( "EXPLAIN {$query}" ), $seen )
	);
	return implode(
		', ',
		array_unique(
			array_map(
				static fn( object $step ) => $step->key ?? 'none',
				array_filter( $steps, static fn( object $step ) => str_ends_with( (string) $step->table, '_entries' ) )
			)
		)
	);
};

$rows = array();
foreach ( $asked as $name => $ask ) {
	$times = array();
	for ( $try = 0; $try < ATOLL_BENCH_TRIES; $try++ ) {
		$begin   = hrtime( true );
		$ask();
		$times[] = ( hrtime( true ) - $begin ) / 1e6;
	}
	sort( $times );
	$rows[] = array(
		'name'   => $name,
		'median' => $times[ intdiv( ATOLL_BENCH_TRIES, 2 ) ],
		'p95'    => $times[ (int) ceil( 0.95 * ATOLL_BENCH_TRIES ) - 1 ],
		'plan'   => $plan( $ask ),
	);
}

// The newest 100,000, whatever their place.
global $wpdb;
$since = (string) $wpdb->get_var( $wpdb->prepare( "SELECT date_created FROM {$wpdb->prefix}atoll_entries FORCE INDEX (form_status_date) WHERE form_number = %d AND status = 'active' ORDER BY date_created DESC LIMIT 1 OFFSET 99999", $form ) );
$all   = new EntryCriteria( formNumbers: array( $form ), order: new EntryOrder( 'date_created' ), from: $since );
$best  = INF;
for ( $try = 0; $try < 3; $try++ ) {
	$held  = memory_get_usage();
	memory_reset_peak_usage();
	$begin = hrtime( true );
	$lines = service( EntryExport::class )->write( static fn( string $piece ) => null, $all );
	$best  = min( $best, ( hrtime( true ) - $begin ) / 1e6 );
	$peak  = ( memory_get_peak_usage() - $held ) / 1e6;
}

$purge = new EntryPurge(
	$entries(),
	service( EntryAdminService::class ),
	array( service( DelayEntryDeletion::class ) ),
	10000
);
$begin = hrtime( true );
$gone  = $purge->batch( new EntryCriteria( formNumbers: array( $form ), order: new EntryOrder( ascending: true ) ) );

echo wp_json_encode(
	array(
		'rows'   => $rows,
		'export' => array( 'lines' => $lines, 'time' => $best, 'peak' => $peak ),
		'purge'  => array( 'gone' => $gone['deleted'], 'time' => ( hrtime( true ) - $begin ) / 1e6 ),
	)
);
