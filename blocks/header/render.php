<?php
/**
 * The header of the page; only the skip link if the page has none.
 *
 * @package Atoll
 * @var array{variant: string} $attributes
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->header()->html( $attributes['variant'] ); // Escaped where it is built.
