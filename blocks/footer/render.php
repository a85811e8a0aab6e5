<?php
/**
 * The footer of the page; nothing if the page has none.
 *
 * @package Atoll
 * @var array{variant: string} $attributes
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->footer()->html( $attributes['variant'] ); // Escaped where it is built.
