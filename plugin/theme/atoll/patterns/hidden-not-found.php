<?php
/**
 * Title: Page not found
 * Slug: atoll/hidden-not-found
 * Inserter: no
 *
 * The text of the page for missing URLs.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e( 'We could not find this page', 'atoll' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"className":"atoll-list-head__lead","fontSize":"lead"} -->
<p class="atoll-list-head__lead has-lead-font-size"><?php esc_html_e( 'It may have moved, or the address may be wrong. Check the address for typing mistakes, search the site, or use one of the links below.', 'atoll' ); ?></p>
<!-- /wp:paragraph -->
