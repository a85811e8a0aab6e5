<?php
/**
 * Plain links for sharing an article. Nothing is loaded from social networks.
 *
 * @package Atoll
 * @var array<string, mixed> $attributes
 * @var WP_Block             $block
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->news()->html( $attributes, $block ); // Escaped where it is built.
