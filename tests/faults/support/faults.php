<?php
/**
 * Must-use plugin of the tests' site that causes faults: the request's X-Fault header names them in JSON, so that
 * parallel tests do not affect each other. Commands use HTTP_X_FAULT.
 */

declare( strict_types=1 );

require_once __DIR__ . '/atoll-faults/lying-cache.php';

/** Ends the process as `kill -9` does: no more of our code runs. */
function atoll_fault_kill(): never {
	exec( 'kill -9 ' . getmypid() );
	exit;
}

/** Does something just before each matching query of this request. */
function atoll_fault_before( callable $asked, callable $work ): void {
	$count = 0;
	add_filter(
		'query',
		static function ( string $query ) use ( &$count, $asked, $work ): string {
			++$count;
			if ( $asked( $count, $query ) ) {
				$work( $count );
			}
			return $query;
		}
	);
}

/** Whether the request is one of the REST API. */
function atoll_fault_is_rest(): bool {
	return str_starts_with( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), '/wp-json/' );
}

/** Causes the same faults in requests that the site sends to itself. */
function atoll_fault_everywhere( array $fault ): void {
	add_filter(
		'http_request_args',
		static function ( array $arguments ) use ( $fault ): array {
			$arguments['headers']['X-Fault'] = wp_json_encode( $fault );
			return $arguments;
		}
	);
}

$atoll_faults = array(
	// Counts the queries of a request, including those after its response, in the file of that name.
	'count'      => static fn( string $name ) => atoll_fault_before(
		static fn() => true,
		static fn( int $count ) => file_put_contents( WP_CONTENT_DIR . "/{$name}", $count )
	),
	'kill'       => static fn( int $at ) => atoll_fault_before(
		static fn( int $count ) => $count === $at,
		atoll_fault_kill( ... )
	),
	'killBefore' => static fn( string $words ) => atoll_fault_before(
		static fn( int $count, string $query ) => str_contains( $query, $words ),
		atoll_fault_kill( ... )
	),
	'waitBefore' => static fn( string $words ) => atoll_fault_before(
		static fn( int $count, string $query ) => str_contains( $query, $words ),
		static fn() => sleep( 1 )
	),
	// Like a plugin that logs sent mail and runs out of memory.
	'mailLog'    => static fn() => add_action( 'wp_mail_succeeded', atoll_fault_kill( ... ), 0 ),
	'mail'       => static fn( string $how ) => add_filter(
		'pre_wp_mail',
		static function () use ( $how ): bool {
			file_put_contents( WP_CONTENT_DIR . '/atoll-fault-mail', "{$how}\n", FILE_APPEND );
			'throws' === $how && throw new RuntimeException( 'The mail server is on fire.' );
			'slow' === $how && sleep( 30 );
			file_put_contents( WP_CONTENT_DIR . '/atoll-fault-mail', "{$how} ended\n", FILE_APPEND );
			return false;
		}
	),
	// As another plugin does, also in requests that the site sends to itself.
	'rest'       => static function ( string $how ): void {
		atoll_fault_everywhere( array( 'rest' => $how ) );
		if ( 'closed' === $how ) {
			add_filter(
				'rest_authentication_errors',
				static fn() => is_user_logged_in()
					? null
					: new WP_Error( 'rest_closed', 'The REST API is for members.', array( 'status' => 401 ) )
			);
		} elseif ( atoll_fault_is_rest() ) {
			echo "<br />\n<b>Deprecated</b>: A plugin is out of date.<br />\n";
		}
	},
	// As optimization and language plugins change a finished page, also in requests that the site sends to itself.
	'page'       => static function ( string $how ): void {
		atoll_fault_everywhere( array( 'page' => $how ) );
		$change = ( require __DIR__ . '/atoll-faults/page-filters.php' )[ $how ];
		ob_start( static fn( string $html ): string => str_contains( $html, '</body>' ) ? $change( $html ) : $html );
	},
	// As with languages in the path: /de/contact/.
	'prefix'     => static function ( string $language ): void {
		$_SERVER['REQUEST_URI'] = preg_replace( "~^/{$language}(?=/)~", '', (string) $_SERVER['REQUEST_URI'] );
		add_filter(
			'home_url',
			static fn( string $url ): string => preg_replace( '~^(https?://[^/]+)/?~', "$1/{$language}/", $url )
		);
	},
	// As if WordPress' login had another path.
	'login'      => static function ( string $where ): void {
		add_filter( 'site_url', static fn( string $url ): string => str_replace( 'wp-login.php', "{$where}/", $url ) );
		add_action(
			'login_init',
			static fn() => wp_die( 'There is nothing here.', '', array( 'response' => 404 ) ),
			0
		);
	},
	'cache'      => static function ( string $how ): void {
		wp_using_ext_object_cache( true );
		$GLOBALS['wp_object_cache'] = new Atoll_Lying_Cache( $how );
	},
);

foreach ( (array) json_decode( (string) ( $_SERVER['HTTP_X_FAULT'] ?? '' ), true ) as $atoll_fault => $atoll_how ) {
	$atoll_faults[ $atoll_fault ]( $atoll_how );
}
