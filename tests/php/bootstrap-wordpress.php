<?php
/**
 * For tests inside WordPress: loads the site that ATOLL_WP_DIR names, which has a database of its own
 * (`npm run test:wp` starts it), and finds the tests' own classes.
 */

declare( strict_types=1 );

// PHPUnit loads this file in a function, but wp-config.php expects to stand at the top.
global $table_prefix;

$atoll_wordpress = (string) getenv( 'ATOLL_WP_DIR' );
if ( ! is_file( $atoll_wordpress . '/wp-load.php' ) ) {
	fwrite( STDERR, "ATOLL_WP_DIR names no WordPress folder; `npm run test:wp` starts one and sets it.\n" );
	exit( 1 );
}

if ( false === getenv( 'ATOLL_TEST_URL' ) ) {
	fwrite( STDERR, "ATOLL_TEST_URL names no site; `npm run test:wp` serves one and sets it.\n" );
	exit( 1 );
}

// Code that is not ours expects a request.
$_SERVER['HTTP_HOST']      = (string) parse_url( (string) getenv( 'ATOLL_TEST_URL' ), PHP_URL_HOST );
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI']    = '/';
$_SERVER['REMOTE_ADDR']    = '127.0.0.1';

require $atoll_wordpress . '/wp-load.php';

// WordPress keeps errors off the screen; PHPUnit is to see them.
error_reporting( E_ALL );

spl_autoload_register(
	static function ( string $class_name ): void {
		$prefix = 'Atoll\\Tests\\WordPress\\';
		$file   = __DIR__ . '/wordpress/' . strtr( substr( $class_name, strlen( $prefix ) ), '\\', '/' ) . '.php';
		if ( str_starts_with( $class_name, $prefix ) && is_file( $file ) ) {
			require $file;
		}
	}
);
