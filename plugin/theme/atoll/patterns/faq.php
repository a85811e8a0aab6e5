<?php
/**
 * Title: Questions and answers
 * Slug: atoll/faq
 * Description: Questions in groups, each of which opens to its answer, with a list of the groups beside them.
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
<h1 class="wp-block-heading"><?php esc_html_e( 'Questions and answers', 'atoll' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size"><?php esc_html_e( 'What people ask us, answered as plainly as we can.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"atoll-section","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-section"><!-- wp:group {"align":"wide","className":"atoll-document","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide atoll-document"><!-- wp:group {"className":"atoll-document__contents","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-document__contents"><!-- wp:paragraph -->
<p><strong><?php esc_html_e( 'On this page', 'atoll' ); ?></strong></p>
<!-- /wp:paragraph -->

<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li><a href="#starting"><?php esc_html_e( 'Getting started', 'atoll' ); ?></a></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><a href="#working-together"><?php esc_html_e( 'Working together', 'atoll' ); ?></a></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"atoll-document__text","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-document__text"><!-- wp:heading {"anchor":"starting"} -->
<h2 id="starting" class="wp-block-heading"><?php esc_html_e( 'Getting started', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:atoll/faq -->
<div class="wp-block-atoll-faq"><!-- wp:atoll/faq-item -->
<details class="wp-block-atoll-faq-item"><summary><h3 class="atoll-faq__question"><?php esc_html_e( 'What does it cost me to talk to you?', 'atoll' ); ?></h3></summary><div class="atoll-faq__answer"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Say it plainly here.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:atoll/faq-item -->

<!-- wp:atoll/faq-item -->
<details class="wp-block-atoll-faq-item"><summary><h3 class="atoll-faq__question"><?php esc_html_e( 'What should I have ready?', 'atoll' ); ?></h3></summary><div class="atoll-faq__answer"><!-- wp:paragraph -->
<p><?php esc_html_e( 'List what helps, and say that a rough idea is plenty.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:atoll/faq-item --></div>
<!-- /wp:atoll/faq -->

<!-- wp:heading {"anchor":"working-together"} -->
<h2 id="working-together" class="wp-block-heading"><?php esc_html_e( 'Working together', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:atoll/faq -->
<div class="wp-block-atoll-faq"><!-- wp:atoll/faq-item -->
<details class="wp-block-atoll-faq-item"><summary><h3 class="atoll-faq__question"><?php esc_html_e( 'How are you paid?', 'atoll' ); ?></h3></summary><div class="atoll-faq__answer"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Say who pays you, and where people see the amount.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:atoll/faq-item -->

<!-- wp:atoll/faq-item -->
<details class="wp-block-atoll-faq-item"><summary><h3 class="atoll-faq__question"><?php esc_html_e( 'Who sees my papers?', 'atoll' ); ?></h3></summary><div class="atoll-faq__answer"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Say who, and link to your privacy policy.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:atoll/faq-item --></div>
<!-- /wp:atoll/faq --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"atoll-closing","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-closing"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:group {"className":"atoll-closing__words","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-closing__words"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Not answered?', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size"><?php esc_html_e( 'Ask us, and we will add the answer here.', 'atoll' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"className":"atoll-actions","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-actions"><!-- wp:atoll/cta {"label":"<?php esc_attr_e( 'Start an enquiry', 'atoll' ); ?>","url":"<?php echo esc_url( wp_make_link_relative( home_url( '/contact/' ) ) ); ?>"} /--></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
