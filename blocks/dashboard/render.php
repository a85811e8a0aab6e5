<?php
/**
 * @var array<string, mixed> $attributes
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->dashboard()->html( $attributes ); // Escaped where it is built.
