<?php
/**
 * Title: Ways side by side
 * Slug: atoll/comparison
 * Description: Two to four ways, compared line by line.
 * Categories: atoll
 * Viewport Width: 1200
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"atoll-section","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-section"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide"><?php esc_html_e( 'Two ways to do it', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"align":"wide","className":"atoll-compare","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide atoll-compare"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'The first way', 'atoll' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'In one line, what it is.', 'atoll' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:list {"className":"atoll-lines"} -->
<ul class="wp-block-list atoll-lines"><!-- wp:list-item -->
<li><strong><?php esc_html_e( 'What it costs', 'atoll' ); ?></strong> <?php esc_html_e( 'In a sentence.', 'atoll' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong><?php esc_html_e( 'What can go wrong', 'atoll' ); ?></strong> <?php esc_html_e( 'In a sentence.', 'atoll' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong><?php esc_html_e( 'Suits you if', 'atoll' ); ?></strong> <?php esc_html_e( 'In a sentence.', 'atoll' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'The second way', 'atoll' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'In one line, what it is.', 'atoll' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:list {"className":"atoll-lines"} -->
<ul class="wp-block-list atoll-lines"><!-- wp:list-item -->
<li><strong><?php esc_html_e( 'What it costs', 'atoll' ); ?></strong> <?php esc_html_e( 'In a sentence.', 'atoll' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong><?php esc_html_e( 'What can go wrong', 'atoll' ); ?></strong> <?php esc_html_e( 'In a sentence.', 'atoll' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong><?php esc_html_e( 'Suits you if', 'atoll' ); ?></strong> <?php esc_html_e( 'In a sentence.', 'atoll' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
