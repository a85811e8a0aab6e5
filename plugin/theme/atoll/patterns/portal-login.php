<?php
/**
 * Title: Portal: login
 * Slug: atoll/portal-login
 * Description: Where clients log in. Make the page a login page, never a private one, and name it in the settings under “Client portal”.
 * Categories: atoll
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"atoll-section","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-section"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:atoll/login /-->

<!-- wp:paragraph {"className":"is-style-muted"} -->
<p class="is-style-muted"><?php esc_html_e( 'We invite clients by email. If you are not one yet, write to us or call.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
