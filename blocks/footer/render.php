<?php
/**
 * The foot of the page; nothing where the page wants none.
 *
 * @package Atoll
 * @var array{variant: string} $attributes
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->footer()->html( $attributes['variant'] ); // Escaped where it is built.
