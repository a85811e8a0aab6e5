<?php
/**
 * Title: Landing page
 * Slug: atoll/landing
 * Description: One offer, why it is worth having, and a form on the same page.
 * Categories: atoll
 * Block Types: core/post-content
 * Post Types: page
 * Viewport Width: 1440
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","className":"atoll-hero","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-hero"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e( 'One promise that you can keep', 'atoll' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:group {"className":"atoll-hero__words","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-hero__words"><!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size"><?php esc_html_e( 'Say what people get, and what they have to do for it.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"atoll-section","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-section"><!-- wp:group {"align":"wide","className":"atoll-balance","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide atoll-balance"><!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What you get', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list {"className":"atoll-lines"} -->
<ul class="wp-block-list atoll-lines"><!-- wp:list-item -->
<li><?php esc_html_e( 'The first thing, in a line.', 'atoll' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'The second thing, in a line.', 'atoll' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'The third thing, in a line.', 'atoll' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:group -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What it takes', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list {"className":"atoll-lines"} -->
<ul class="wp-block-list atoll-lines"><!-- wp:list-item -->
<li><?php esc_html_e( 'How long it takes.', 'atoll' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'What people need to have ready.', 'atoll' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'What it costs, if anything.', 'atoll' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"atoll-section atoll-section\u002d\u002dtint","layout":{"type":"constrained"},"anchor":"begin"} -->
<div id="begin" class="wp-block-group alignfull atoll-section atoll-section--tint"><!-- wp:group {"align":"wide","className":"atoll-beside","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide atoll-beside"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Start here', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:atoll/form /--></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"atoll-section","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-section"><!-- wp:group {"align":"wide","className":"atoll-beside","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide atoll-beside"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Questions people ask', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:atoll/faq -->
<div class="wp-block-atoll-faq"><!-- wp:atoll/faq-item -->
<details class="wp-block-atoll-faq-item"><summary><h3 class="atoll-faq__question"><?php esc_html_e( 'Is there a catch?', 'atoll' ); ?></h3></summary><div class="atoll-faq__answer"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Say what it is. There always is one, even if it is only time.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:atoll/faq-item -->

<!-- wp:atoll/faq-item -->
<details class="wp-block-atoll-faq-item"><summary><h3 class="atoll-faq__question"><?php esc_html_e( 'What happens with my details?', 'atoll' ); ?></h3></summary><div class="atoll-faq__answer"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Say it in a sentence, and link to your privacy policy.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:atoll/faq-item --></div>
<!-- /wp:atoll/faq --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
