<?php
/**
 * Title: Home page
 * Slug: atoll/home
 * Description: A large opening, what you offer line by line, how it works, questions and a closing call to action.
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
<div class="wp-block-group alignwide"><!-- wp:heading {"level":1,"fontSize":"display"} -->
<h1 class="wp-block-heading has-display-font-size"><?php esc_html_e( 'Say in five words what you do', 'atoll' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:group {"className":"atoll-hero__words","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-hero__words"><!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size"><?php esc_html_e( 'Say for whom, and what they get from you that they do not get elsewhere. Two sentences are enough.', 'atoll' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"className":"atoll-actions","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-actions"><!-- wp:atoll/cta {"label":"<?php esc_attr_e( 'Start an enquiry', 'atoll' ); ?>","url":"<?php echo esc_url( wp_make_link_relative( home_url( '/contact/' ) ) ); ?>"} /--></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"atoll-section","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-section"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide"><?php esc_html_e( 'What we arrange', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"align":"wide","className":"atoll-ledger","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide atoll-ledger"><!-- wp:group {"className":"atoll-ledger__row","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-ledger__row"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'Your first home', 'atoll' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'What to save, what it costs on top of the price, and what happens when.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"atoll-ledger__row","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-ledger__row"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'Refinancing', 'atoll' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Whether leaving the loan you have is worth what it costs.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"atoll-ledger__row","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-ledger__row"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading"><?php esc_html_e( 'Vehicle finance', 'atoll' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'The whole cost of a car, a ute or a van.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"atoll-section atoll-section\u002d\u002dtint","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-section atoll-section--tint"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide"><?php esc_html_e( 'How it works', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:list {"ordered":true,"className":"atoll-steps"} -->
<ol class="wp-block-list atoll-steps"><!-- wp:list-item -->
<li><strong><?php esc_html_e( 'We talk', 'atoll' ); ?></strong> <?php esc_html_e( 'You tell us what you are planning and what worries you about it.', 'atoll' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong><?php esc_html_e( 'We compare', 'atoll' ); ?></strong> <?php esc_html_e( 'We compare the loans that suit you, with all their costs.', 'atoll' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong><?php esc_html_e( 'You choose', 'atoll' ); ?></strong> <?php esc_html_e( 'You get our suggestion in writing, with our reasons.', 'atoll' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong><?php esc_html_e( 'We see it through', 'atoll' ); ?></strong> <?php esc_html_e( 'We look after the paperwork, and stay in touch until it is done.', 'atoll' ); ?></li>
<!-- /wp:list-item --></ol>
<!-- /wp:list --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"atoll-statement","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-statement"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph {"className":"atoll-statement__words"} -->
<p class="atoll-statement__words"><?php esc_html_e( 'One sentence that people should remember.', 'atoll' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'And the reason for it, in a line or two.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div>
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
<details class="wp-block-atoll-faq-item"><summary><h3 class="atoll-faq__question"><?php esc_html_e( 'What does it cost me to talk to you?', 'atoll' ); ?></h3></summary><div class="atoll-faq__answer"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Say it plainly here: nothing, or how much, and when.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:atoll/faq-item -->

<!-- wp:atoll/faq-item -->
<details class="wp-block-atoll-faq-item"><summary><h3 class="atoll-faq__question"><?php esc_html_e( 'How are you paid?', 'atoll' ); ?></h3></summary><div class="atoll-faq__answer"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Say who pays you, for what, and where people see the amount.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:atoll/faq-item -->

<!-- wp:atoll/faq-item -->
<details class="wp-block-atoll-faq-item"><summary><h3 class="atoll-faq__question"><?php esc_html_e( 'How long does it take?', 'atoll' ); ?></h3></summary><div class="atoll-faq__answer"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Say what it depends on, and what you do to keep it short.', 'atoll' ); ?></p>
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
<h2 class="wp-block-heading"><?php esc_html_e( 'Tell us what you are planning', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size"><?php esc_html_e( 'A few questions, a few minutes. You do not need any paperwork yet.', 'atoll' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"className":"atoll-actions","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-actions"><!-- wp:atoll/cta {"label":"<?php esc_attr_e( 'Start an enquiry', 'atoll' ); ?>","url":"<?php echo esc_url( wp_make_link_relative( home_url( '/contact/' ) ) ); ?>"} /--></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
