<?php
/**
 * The head of the page; the skip link alone where the page wants none.
 *
 * @package Atoll
 * @var array{variant: string} $attributes
 */

echo Atoll\plugin()->header()->render( $attributes['variant'] ); // Escaped where it is built.
