<?php
/**
 * The newest articles, of all categories or of one.
 *
 * @package Atoll
 * @var array<string, mixed> $attributes
 * @var WP_Block             $block
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->news()->html( $attributes, $block ); // Escaped where it is built.
