<?php
/**
 * An image of the media library; nothing until it has an alternative text or is marked as decorative.
 *
 * @package Atoll
 * @var array<string, mixed> $attributes
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->image()->html( $attributes ); // Escaped where it is built.
