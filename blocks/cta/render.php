<?php
/**
 * A call to action: one link, or nothing if it has no target.
 *
 * @package Atoll
 * @var array<string, mixed> $attributes
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->ctas()->html( $attributes ); // Escaped where it is built.
