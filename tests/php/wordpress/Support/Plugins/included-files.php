<?php
/**
 * Must-use plugin of a test: notes which of Atoll's files a request has loaded, what it asked the database and how many
 * of Atoll's texts it had translated, work after its answer included.
 *
 * @package Atoll
 */

declare( strict_types=1 );

use Atoll\Platform\Services\LazyCallback;

/** Counts the callbacks that Atoll added to hooks. */
function atoll_count_hooks(): int {
	$count = 0;
	foreach ( $GLOBALS['wp_filter'] as $hook ) {
		foreach ( $hook->callbacks as $callbacks ) {
			$count += count(
				array_filter( $callbacks, static fn( array $one ) => $one['function'] instanceof LazyCallback )
			);
		}
	}
	return $count;
}

if ( 'yes' === ( $_SERVER['HTTP_X_ATOLL_INCLUDED'] ?? '' ) ) {
	$atoll_asked = array();
	add_filter(
		'query',
		static function ( string $query ) use ( &$atoll_asked ): string {
			$atoll_asked[] = substr( (string) preg_replace( '/\s+/', ' ', $query ), 0, 200 );
			return $query;
		}
	);
	register_shutdown_function(
		static function () use ( &$atoll_asked ): void {
			$ours = preg_grep( '~/php/(Engine|Platform|Forms|Site|Portal|Gravity|Admin|Composition|Plugin)\b~', get_included_files() );
			$seen = array(
				'files' => array_values( $ours ),
				'asked' => $atoll_asked,
				'hooks' => atoll_count_hooks(),
				'texts' => did_filter( 'gettext_atoll' ) + did_filter( 'gettext_with_context_atoll' ),
			);
			// The test looks for it meanwhile: it comes as a whole.
			$note = WP_CONTENT_DIR . '/atoll-included.json';
			file_put_contents( "{$note}.new", wp_json_encode( $seen ) );
			rename( "{$note}.new", $note );
		}
	);
}
