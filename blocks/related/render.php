<?php
/**
 * Articles of the same category, nearest by date.
 *
 * @package Atoll
 * @var array<string, mixed> $attributes
 * @var WP_Block             $block
 */

echo Atoll\plugin()->news()->block( $attributes, $block ); // Escaped where it is built.
