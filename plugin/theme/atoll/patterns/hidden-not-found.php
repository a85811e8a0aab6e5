<?php
/**
 * Title: Page not found
 * Slug: atoll/hidden-not-found
 * Inserter: no
 *
 * What a page that does not exist says.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e( 'Nobody lives at this address', 'atoll' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"className":"atoll-list-head__lead","fontSize":"lead"} -->
<p class="atoll-list-head__lead has-lead-font-size"><?php esc_html_e( 'The page has moved, or was never here. Check the address for a slip, search for a word of what you were after, or go on from one of the links below.', 'atoll' ); ?></p>
<!-- /wp:paragraph -->
