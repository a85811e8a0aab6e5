<?php
/**
 * Title: Head of the news
 * Slug: atoll/hidden-news-head
 * Inserter: no
 *
 * The title of the news, and what they are.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e( 'News', 'atoll' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"className":"atoll-list-head__lead","fontSize":"lead"} -->
<p class="atoll-list-head__lead has-lead-font-size"><?php esc_html_e( 'How home, vehicle and business loans work in Australia, one question at a time. General information, in plain words.', 'atoll' ); ?></p>
<!-- /wp:paragraph -->
