<?php
/**
 * Title: Closing band
 * Slug: atoll/closing
 * Description: The last word of a page, with the one thing to do next.
 * Categories: atoll
 * Viewport Width: 1200
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"atoll-closing","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-closing"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:group {"className":"atoll-closing__words","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-closing__words"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Tell us what you are planning', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size"><?php esc_html_e( 'A few questions, a few minutes.', 'atoll' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"className":"atoll-actions","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-actions"><!-- wp:atoll/cta {"label":"<?php esc_attr_e( 'Start an enquiry', 'atoll' ); ?>","url":"<?php echo esc_url( wp_make_link_relative( home_url( '/contact/' ) ) ); ?>"} /--></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
