<?php
/**
 * Loads WordPress, then one file, as scripts/stack asks:
 *
 *     php run.php <WordPress folder> <file>
 *
 * @package Atoll
 */

declare( strict_types=1 );

// phpcs:disable -- Read before WordPress is there.
list( , $atoll_wordpress, $atoll_file ) = $argv;

// WordPress does not display errors, but the caller needs the one that ended this run.
register_shutdown_function(
	static function (): void {
		$error = error_get_last();
		if ( null !== $error && ( $error['type'] & ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR ) ) ) {
			file_put_contents( 'php://stderr', "{$error['message']} in {$error['file']}:{$error['line']}\n" );
		}
	}
);

// Third-party code expects a request.
$_SERVER['HTTP_HOST']      = (string) parse_url( (string) getenv( 'ATOLL_URL' ), PHP_URL_HOST );
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI']    = '/';

if ( getenv( 'ATOLL_INSTALLING' ) ) {
	define( 'WP_INSTALLING', true );
}

require $atoll_wordpress . '/wp-load.php';
require $atoll_file;
