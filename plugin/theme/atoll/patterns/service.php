<?php
/**
 * Title: Service page
 * Slug: atoll/service
 * Description: What one service is for, how it works, what it costs, what to bring, questions and the next step.
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
<div class="wp-block-group atoll-opening__words"><!-- wp:paragraph {"className":"atoll-up"} -->
<p class="atoll-up"><a href="<?php echo esc_url( wp_make_link_relative( home_url( '/services/' ) ) ); ?>"><?php esc_html_e( 'Services', 'atoll' ); ?></a></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e( 'Name the service', 'atoll' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size"><?php esc_html_e( 'Say what it is for and what is hard about it, in the words that people use when they call.', 'atoll' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"className":"atoll-actions","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-actions"><!-- wp:atoll/cta {"label":"<?php esc_attr_e( 'Start an enquiry', 'atoll' ); ?>","url":"<?php echo esc_url( wp_make_link_relative( home_url( '/contact/' ) ) ); ?>"} /--></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"atoll-section","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-section"><!-- wp:group {"align":"wide","className":"atoll-beside","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide atoll-beside"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Who this is for', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:list {"className":"atoll-lines"} -->
<ul class="wp-block-list atoll-lines"><!-- wp:list-item -->
<li><strong><?php esc_html_e( 'You are finding out', 'atoll' ); ?></strong> <?php esc_html_e( 'What you do for people who only want to know what is possible.', 'atoll' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong><?php esc_html_e( 'You are ready', 'atoll' ); ?></strong> <?php esc_html_e( 'What you do for people who have decided.', 'atoll' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong><?php esc_html_e( 'You are in the middle of it', 'atoll' ); ?></strong> <?php esc_html_e( 'What you do for people who have started without you.', 'atoll' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
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

<!-- wp:group {"align":"full","className":"atoll-section","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-section"><!-- wp:group {"align":"wide","className":"atoll-beside","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide atoll-beside"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Costs to expect', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:table {"hasFixedLayout":false} -->
<figure class="wp-block-table"><table><thead><tr><th><?php esc_html_e( 'Cost', 'atoll' ); ?></th><th><?php esc_html_e( 'What to know', 'atoll' ); ?></th></tr></thead><tbody><tr><td><?php esc_html_e( 'Interest and fees', 'atoll' ); ?></td><td><?php esc_html_e( 'What they depend on, and where they are written down.', 'atoll' ); ?></td></tr><tr><td><?php esc_html_e( 'Government charges', 'atoll' ); ?></td><td><?php esc_html_e( 'Which there are, and who says how much they are today.', 'atoll' ); ?></td></tr><tr><td><?php esc_html_e( 'Our fee', 'atoll' ); ?></td><td><?php esc_html_e( 'Whether you charge one, and when people are told.', 'atoll' ); ?></td></tr></tbody></table></figure>
<!-- /wp:table --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"atoll-statement","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-statement"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph {"className":"atoll-statement__words"} -->
<p class="atoll-statement__words"><?php esc_html_e( 'The one thing to keep in mind.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"atoll-section","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-section"><!-- wp:group {"align":"wide","className":"atoll-beside","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide atoll-beside"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What to bring', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:list {"className":"atoll-checklist"} -->
<ul class="wp-block-list atoll-checklist"><!-- wp:list-item -->
<li><?php esc_html_e( 'Proof of who you are', 'atoll' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Two recent payslips, or two years of tax returns', 'atoll' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Three months of statements', 'atoll' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'Statements for debts you have', 'atoll' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
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
<details class="wp-block-atoll-faq-item"><summary><h3 class="atoll-faq__question"><?php esc_html_e( 'What if I am not sure yet?', 'atoll' ); ?></h3></summary><div class="atoll-faq__answer"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Say what a first conversation is like, and that it commits nobody.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:atoll/faq-item -->

<!-- wp:atoll/faq-item -->
<details class="wp-block-atoll-faq-item"><summary><h3 class="atoll-faq__question"><?php esc_html_e( 'What could go wrong?', 'atoll' ); ?></h3></summary><div class="atoll-faq__answer"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Name it. People trust those who do.', 'atoll' ); ?></p>
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
<h2 class="wp-block-heading"><?php esc_html_e( 'Ask us about it', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size"><?php esc_html_e( 'The first conversation costs nothing and commits you to nothing.', 'atoll' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"className":"atoll-actions","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-actions"><!-- wp:atoll/cta {"label":"<?php esc_attr_e( 'Start an enquiry', 'atoll' ); ?>","url":"<?php echo esc_url( wp_make_link_relative( home_url( '/contact/' ) ) ); ?>"} /--></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
