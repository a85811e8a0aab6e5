<?php
/**
 * A telephone number to tap, or nothing while there is none.
 *
 * @package Atoll
 * @var array<string, mixed> $attributes
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->phoneLink()->html( $attributes ); // Escaped where it is built.
