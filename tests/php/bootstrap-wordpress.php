<?php
/**
 * For tests inside WordPress: loads this process' site among those that ATOLL_TEST_SITES lists (`npm run test:wp`
 * starts them, each with a database and an address of its own), and finds the tests' own classes. Tests find it in
 * ATOLL_WP_DIR and ATOLL_TEST_URL.
 */

declare( strict_types=1 );

// PHPUnit loads this file in a function, but wp-config.php expects to stand at the top.
global $table_prefix;

$atoll_sites = json_decode( (string) getenv( 'ATOLL_TEST_SITES' ), true );
// ParaTest numbers its processes from 1.
$atoll_site = $atoll_sites[ max( 1, (int) getenv( 'TEST_TOKEN' ) ) - 1 ] ?? null;
if ( null === $atoll_site ) {
	fwrite( STDERR, "ATOLL_TEST_SITES names no site for this process; `npm run test:wp` starts them and sets it.\n" );
	exit( 1 );
}
$atoll_wordpress = $atoll_site['wordpressDir'];
putenv( "ATOLL_WP_DIR={$atoll_wordpress}" );
putenv( "ATOLL_TEST_URL={$atoll_site['url']}" );

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
