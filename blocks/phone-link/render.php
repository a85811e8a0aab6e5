<?php
/**
 * A telephone number to tap, or nothing while there is none.
 *
 * @package Atoll
 * @var array<string, mixed> $attributes
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->phoneLink()->block( $attributes ); // Escaped where it is built.
