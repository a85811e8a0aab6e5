<?php
/**
 * Title: Statement
 * Slug: atoll/statement
 * Description: One sentence on deep green, between sections.
 * Categories: atoll
 * Viewport Width: 1200
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"atoll-statement","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-statement"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph {"className":"atoll-statement__words"} -->
<p class="atoll-statement__words"><?php esc_html_e( 'One sentence that people should remember.', 'atoll' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'And the reason for it, in a line or two.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
