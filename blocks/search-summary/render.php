<?php
/**
 * The words searched for, and the number of results.
 *
 * @package Atoll
 * @var array<string, mixed> $attributes
 * @var WP_Block             $block
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->news()->html( $attributes, $block ); // Escaped where it is built.
