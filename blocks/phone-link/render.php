<?php
/**
 * A phone number to tap; nothing if there is none.
 *
 * @package Atoll
 * @var array<string, mixed> $attributes
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->phoneLink()->html( $attributes ); // Escaped where it is built.
