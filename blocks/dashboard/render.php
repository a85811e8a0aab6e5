<?php
/**
 * @var array<string, mixed> $attributes
 * @package Atoll
 */

echo Atoll\plugin()->dashboard()->render( $attributes ); // Escaped where it is built.
