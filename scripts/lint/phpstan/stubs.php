<?php
/** Part of phpstan.neon.dist: WordPress' functions, in files small enough for PHPStan to be fast. */

declare( strict_types=1 );

use Atoll\Scripts\Lint\SmallStubs;

require_once __DIR__ . '/SmallStubs.php';

$root   = dirname( __DIR__, 3 );
$stubs  = "{$root}/vendor/php-stubs/wordpress-stubs/wordpress-stubs.php";
$folder = "{$root}/.atoll/cache/phpstan/wordpress-" . hash_file( 'crc32b', $stubs )
	. hash_file( 'crc32b', __DIR__ . '/SmallStubs.php' );
SmallStubs::divide( $stubs, $folder );

return array( 'parameters' => array( 'scanDirectories' => array( $folder ) ) );
