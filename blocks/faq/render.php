<?php
/**
 * Questions and answers as saved, each with an id for links.
 *
 * @package Atoll
 * @var array<string, mixed> $attributes
 * @var string               $content
 */

defined( 'ABSPATH' ) || exit;

echo ( new Atoll\Site\Blocks\Faq\FaqBlock() )->html(
	$content,
	new Atoll\Site\Blocks\BlockAttributes( $attributes )
); // Saved by the editor, changed with WordPress' HTML API.
