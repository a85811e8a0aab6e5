<?php
/**
 * A question as it was saved, once somebody has written it: an empty one would be a button without a name.
 *
 * @package Atoll
 * @var string $content
 */

defined( 'ABSPATH' ) || exit;

if ( 1 !== preg_match( '~<h[2-4] class="atoll-faq__question">\s*</h~', $content ) ) {
	echo $content; // What the editor saved.
}
