<?php
/**
 * A question as saved. Questions without text are left out, because they would be buttons without a name.
 *
 * @package Atoll
 * @var string $content
 */

defined( 'ABSPATH' ) || exit;

if ( 1 !== preg_match( '~<h[2-4] class="atoll-faq__question">\s*</h~', $content ) ) {
	echo $content; // Saved by the editor.
}
