<?php
/**
 * Title: Head of the news
 * Slug: atoll/hidden-news-head
 * Inserter: no
 *
 * Title and introduction of the list of articles, from the posts page.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

$news  = get_queried_object(); // Not a post if the front page lists the articles.
$isOwn = is_home() && $news instanceof WP_Post;
$title = $isOwn ? wp_strip_all_tags( get_the_title( $news ) ) : '';
$lead  = $isOwn && has_excerpt( $news ) ? wp_strip_all_tags( get_the_excerpt( $news ) ) : '';

?>
<!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php echo esc_html( $title ?: __( 'News', 'atoll' ) ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"className":"atoll-list-head__lead","fontSize":"lead"} -->
<p class="atoll-list-head__lead has-lead-font-size"><?php echo esc_html( $lead ?: __( 'How home, vehicle and business loans work in Australia, one question at a time. General information, in plain words.', 'atoll' ) ); ?></p>
<!-- /wp:paragraph -->
