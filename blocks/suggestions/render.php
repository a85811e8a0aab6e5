<?php
/**
 * For the “Page not found” page: pages with a similar address, and the main menu’s links.
 *
 * @package Atoll
 * @var array<string, mixed> $attributes
 * @var WP_Block             $block
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->news()->html( $attributes, $block ); // Escaped where it is built.
