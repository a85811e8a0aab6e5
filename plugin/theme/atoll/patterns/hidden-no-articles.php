<?php
/**
 * Title: No articles
 * Slug: atoll/hidden-no-articles
 * Inserter: no
 *
 * What a list without articles says.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph -->
<p><?php esc_html_e( 'There are no articles here yet.', 'atoll' ); ?></p>
<!-- /wp:paragraph -->
