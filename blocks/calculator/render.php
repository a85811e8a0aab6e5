<?php
/**
 * A calculator: its form, and the answer to what the page's address asks it.
 *
 * @package Atoll
 * @var array<string, mixed> $attributes
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->calculators()->html( $attributes ); // Escaped where it is built.
