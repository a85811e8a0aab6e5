<?php
/**
 * Prints the texts of files as JSON, given their paths line by line:
 *
 *     php php-texts.php < list-of-paths
 *
 * @package Atoll
 */

declare( strict_types=1 );

require __DIR__ . '/PhpTexts.php';

$texts = array();
foreach ( file( 'php://stdin', FILE_IGNORE_NEW_LINES ) ?: array() as $path ) {
	$texts[ $path ] = ( new PhpTexts( (string) file_get_contents( $path ) ) )->calls();
}
echo json_encode( $texts, JSON_THROW_ON_ERROR );
