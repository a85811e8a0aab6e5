<?php
/**
 * Title: No articles
 * Slug: atoll/hidden-no-articles
 * Inserter: no
 *
 * The text of an empty list of articles.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'There are no articles here yet.', 'atoll' ); ?></p>
<!-- /wp:paragraph -->
