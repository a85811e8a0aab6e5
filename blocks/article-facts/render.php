<?php
/**
 * Date of publication and of the last update of an article, and its reading time.
 *
 * @package Atoll
 * @var array<string, mixed> $attributes
 * @var WP_Block             $block
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->news()->html( $attributes, $block ); // Escaped where it is built.
