<?php
/**
 * A calculator: its form, and the result for the values in the URL.
 *
 * @package Atoll
 * @var array<string, mixed> $attributes
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->calculators()->html( $attributes ); // Escaped where it is built.
