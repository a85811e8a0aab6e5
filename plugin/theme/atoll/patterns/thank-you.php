<?php
/**
 * Title: Thank-you page
 * Slug: atoll/thank-you
 * Description: Says that a form has arrived, what happens next and what to do meanwhile.
 * Categories: atoll
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"atoll-opening","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-opening"><!-- wp:group {"align":"wide","className":"atoll-opening__inner","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide atoll-opening__inner"><!-- wp:group {"className":"atoll-opening__words","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-opening__words"><!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e( 'Thank you, we have it', 'atoll' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size"><?php esc_html_e( 'What you sent has arrived.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"atoll-section","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-section"><!-- wp:group {"align":"wide","className":"atoll-beside","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide atoll-beside"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What happens next', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:list {"ordered":true,"className":"atoll-lines"} -->
<ol class="wp-block-list atoll-lines"><!-- wp:list-item -->
<li><strong><?php esc_html_e( 'Someone reads it.', 'atoll' ); ?></strong> <?php esc_html_e( 'Say who, and by when.', 'atoll' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong><?php esc_html_e( 'We call or write.', 'atoll' ); ?></strong> <?php esc_html_e( 'Say how, and at what times.', 'atoll' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong><?php esc_html_e( 'You decide.', 'atoll' ); ?></strong> <?php esc_html_e( 'Say that people may stop at any point.', 'atoll' ); ?></li>
<!-- /wp:list-item --></ol>
<!-- /wp:list --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"atoll-section atoll-onward","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-section atoll-onward"><!-- wp:group {"align":"wide","className":"atoll-beside","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide atoll-beside"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Meanwhile', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:list {"className":"atoll-lines"} -->
<ul class="wp-block-list atoll-lines"><!-- wp:list-item -->
<li><a href="<?php echo esc_url( wp_make_link_relative( home_url( '/resources/faq/' ) ) ); ?>"><?php esc_html_e( 'Read what others ask', 'atoll' ); ?></a></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><a href="<?php echo esc_url( wp_make_link_relative( home_url( '/resources/news/' ) ) ); ?>"><?php esc_html_e( 'Read an article', 'atoll' ); ?></a></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
