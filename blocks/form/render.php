<?php
/**
 * A form for visitors; nothing if it is a draft or deleted.
 *
 * @package Atoll
 * @var array{formId: int, anchor?: string} $attributes
 */

defined( 'ABSPATH' ) || exit;

$atoll_form = Atoll\plugin()->forms()->html( (int) $attributes['formId'] ); // Escaped where it is built.
echo '' === $atoll_form
	? ''
	: '<div ' . Atoll\Site\Blocks\BlockWrapper::attributes( $attributes ) . '>' . $atoll_form . '</div>';
