<?php
/**
 * Title: Resources page
 * Slug: atoll/resources
 * Description: Where your calculators, articles and answers are, and what to ask any broker.
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
<h1 class="wp-block-heading"><?php esc_html_e( 'Read first, talk later', 'atoll' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size"><?php esc_html_e( 'Everything here is free to use, and asks for nothing in return.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"atoll-section","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-section"><!-- wp:group {"align":"wide","className":"atoll-ledger","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide atoll-ledger"><!-- wp:group {"className":"atoll-ledger__row","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-ledger__row"><!-- wp:heading -->
<h2 class="wp-block-heading"><a href="<?php echo esc_url( wp_make_link_relative( home_url( '/resources/calculators/' ) ) ); ?>"><?php esc_html_e( 'Calculators', 'atoll' ); ?></a></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'What a loan would cost, what you might borrow, and how two loans compare.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"atoll-ledger__row","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-ledger__row"><!-- wp:heading -->
<h2 class="wp-block-heading"><a href="<?php echo esc_url( wp_make_link_relative( home_url( '/resources/news/' ) ) ); ?>"><?php esc_html_e( 'News and articles', 'atoll' ); ?></a></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'How things work, what the words mean, and what to ask before you sign.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"atoll-ledger__row","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-ledger__row"><!-- wp:heading -->
<h2 class="wp-block-heading"><a href="<?php echo esc_url( wp_make_link_relative( home_url( '/resources/faq/' ) ) ); ?>"><?php esc_html_e( 'Questions and answers', 'atoll' ); ?></a></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'What people ask us, by subject.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"atoll-closing","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-closing"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:group {"className":"atoll-closing__words","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-closing__words"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Read enough?', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size"><?php esc_html_e( 'Bring us what you found out. We will check it and take it from there.', 'atoll' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"className":"atoll-actions","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-actions"><!-- wp:atoll/cta {"label":"<?php esc_attr_e( 'Start an enquiry', 'atoll' ); ?>","url":"<?php echo esc_url( wp_make_link_relative( home_url( '/contact/' ) ) ); ?>"} /--></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
