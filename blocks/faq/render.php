<?php
/**
 * Questions and answers, as they were saved, each with an address.
 *
 * @package Atoll
 * @var array<string, mixed> $attributes
 * @var string               $content
 */

defined( 'ABSPATH' ) || exit;

echo ( new Atoll\Site\Blocks\Faq\FaqBlock() )->html(
	$content,
	new Atoll\Site\Blocks\BlockAttributes( $attributes )
); // What the editor saved, changed through WordPress' HTML API.
