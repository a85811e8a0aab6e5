<?php
/**
 * The head of the page; the skip link alone where the page wants none.
 *
 * @package Atoll
 * @var array{variant: string} $attributes
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->header()->html( $attributes['variant'] ); // Escaped where it is built.
