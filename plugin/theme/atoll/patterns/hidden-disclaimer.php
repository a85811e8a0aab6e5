<?php
/**
 * Title: Disclaimer
 * Slug: atoll/hidden-disclaimer
 * Inserter: no
 *
 * The text below every article.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph {"className":"atoll-post__disclaimer"} -->
<p class="atoll-post__disclaimer"><strong><?php esc_html_e( 'General information only.', 'atoll' ); ?></strong> <?php esc_html_e( 'This article does not take your objectives, financial situation or needs into account. Before you act on it, consider whether it suits you, and ask a licensed adviser where you are unsure.', 'atoll' ); ?></p>
<!-- /wp:paragraph -->
