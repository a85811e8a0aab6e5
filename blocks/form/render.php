<?php
/**
 * The form that visitors fill in; nothing while it is a draft or gone.
 *
 * @package Atoll
 * @var array{formId: int} $attributes
 */

defined( 'ABSPATH' ) || exit;

$atoll_form = Atoll\plugin()->forms()->html( (int) $attributes['formId'] ); // Escaped where it is built.
echo '' === $atoll_form ? '' : '<div ' . get_block_wrapper_attributes() . '>' . $atoll_form . '</div>';
