<?php
/**
 * Title: List of articles
 * Slug: atoll/list-of-articles
 * Categories: posts
 * Inserter: no
 *
 * The list on home page, archives and search results, with pagination.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:query {"query":{"perPage":10,"postType":"post","inherit":true},"align":"wide","className":"atoll-list"} -->
<div class="wp-block-query alignwide atoll-list"><!-- wp:post-template {"className":"atoll-list__items"} -->
<!-- wp:group {"className":"atoll-list__item","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-list__item"><!-- wp:group {"className":"atoll-list__words","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-list__words"><!-- wp:post-terms {"term":"category","className":"atoll-list__topic"} /-->

<!-- wp:post-title {"level":2,"isLink":true,"className":"atoll-list__title"} /-->

<!-- wp:post-excerpt {"moreText":"","excerptLength":40,"className":"atoll-list__about"} /-->

<!-- wp:atoll/article-facts {"updated":false} /--></div>
<!-- /wp:group -->

<!-- wp:post-featured-image {"sizeSlug":"atoll-wide-3x","aspectRatio":"3/2","className":"atoll-list__picture"} /--></div>
<!-- /wp:group -->
<!-- /wp:post-template -->

<!-- wp:query-pagination {"className":"atoll-list__pages","layout":{"type":"flex","justifyContent":"space-between"}} -->
<!-- wp:query-pagination-previous /-->
<!-- wp:query-pagination-numbers {"midSize":1} /-->
<!-- wp:query-pagination-next /-->
<!-- /wp:query-pagination --></div>
<!-- /wp:query -->
