<?php
/**
 * A picture of the media library, or nothing while nobody has said what it shows.
 *
 * @package Atoll
 * @var array<string, mixed> $attributes
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->image()->html( $attributes ); // Escaped where it is built.
