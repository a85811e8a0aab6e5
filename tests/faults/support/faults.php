<?php
/**
 * Faults, as a must-use plugin of the tests' site: which of them a request suffers, its X-Fault header says in JSON,
 * so that tests at the same time do not disturb each other.
 */

declare( strict_types=1 );

/** The process ends as `kill -9` ends it: nothing of ours runs any more. */
function atoll_fault_kill(): never {
	exec( 'kill -9 ' . getmypid() );
	exit;
}

/** Does something just before the n-th query of this request; 0 is before each of them. */
function atoll_fault_at( int $number, callable $work ): void {
	$count = 0;
	add_filter(
		'query',
		static function ( string $query ) use ( &$count, $number, $work ): string {
			++$count;
			if ( 0 === $number || $count === $number ) {
				$work( $count );
			}
			return $query;
		}
	);
}

$atoll_faults = array(
	// How many queries a request makes, those after its answer too: in the file of that name.
	'count' => static fn( string $name ) => atoll_fault_at( 0, static fn( int $count ) => file_put_contents( WP_CONTENT_DIR . "/{$name}", $count ) ),
	'kill'  => static fn( int $at ) => atoll_fault_at( $at, atoll_fault_kill( ... ) ),
);

foreach ( (array) json_decode( (string) ( $_SERVER['HTTP_X_FAULT'] ?? '' ), true ) as $atoll_fault => $atoll_how ) {
	$atoll_faults[ $atoll_fault ]( $atoll_how );
}
