<?php
/**
 * Prints the texts in PHP files as JSON, given the content of each by its name:
 *
 *     echo '{"a.php":"<?php __( \'Yes\', \'atoll\' );"}' | php php-texts.php
 *
 * @package Atoll
 */

declare( strict_types=1 );

require __DIR__ . '/PhpTexts.php';

$sources = json_decode( (string) file_get_contents( 'php://stdin' ), true, 512, JSON_THROW_ON_ERROR );
$texts   = array_map( static fn( string $source ) => ( new PhpTexts( $source ) )->calls(), $sources );
echo json_encode( $texts, JSON_THROW_ON_ERROR );
