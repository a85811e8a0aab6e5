<?php
/**
 * Title: About page
 * Slug: atoll/about
 * Description: What people can expect of you, how you are paid and the rules you work under.
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
<h1 class="wp-block-heading"><?php esc_html_e( 'Who you are, in a sentence', 'atoll' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:group {"className":"atoll-hero__words","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-hero__words"><!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size"><?php esc_html_e( 'Say what kind of business you are and whom you work for.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"atoll-section","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-section"><!-- wp:group {"align":"wide","className":"atoll-beside","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide atoll-beside"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'What you can expect', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:list {"className":"atoll-lines"} -->
<ul class="wp-block-list atoll-lines"><!-- wp:list-item -->
<li><strong><?php esc_html_e( 'A straight answer, early', 'atoll' ); ?></strong> <?php esc_html_e( 'What you say when something is a bad idea.', 'atoll' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong><?php esc_html_e( 'Figures you can check', 'atoll' ); ?></strong> <?php esc_html_e( 'Where your figures come from, and how old they are.', 'atoll' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><strong><?php esc_html_e( 'One person throughout', 'atoll' ); ?></strong> <?php esc_html_e( 'Who looks after people from the first call to the end.', 'atoll' ); ?></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"atoll-statement","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-statement"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph {"className":"atoll-statement__words"} -->
<p class="atoll-statement__words"><?php esc_html_e( 'What you would never do.', 'atoll' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'And why not.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"atoll-section","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-section"><!-- wp:group {"align":"wide","className":"atoll-beside","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide atoll-beside"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'How we are paid', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Say who pays you, when, and where people see the amount before they decide.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"atoll-section atoll-section\u002d\u002dtint","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-section atoll-section--tint"><!-- wp:group {"align":"wide","className":"atoll-beside","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide atoll-beside"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'The rules we work under', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"layout":{"type":"default"}} -->
<div class="wp-block-group"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Name your licence or your licensee, the law that binds you, and the documents that people receive.', 'atoll' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Say what to do if something goes wrong, and who hears complaints free of charge.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"atoll-closing","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-closing"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:group {"className":"atoll-closing__words","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-closing__words"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Ask us something', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size"><?php esc_html_e( 'We answer in plain English.', 'atoll' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:group {"className":"atoll-actions","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-actions"><!-- wp:atoll/cta {"label":"<?php esc_attr_e( 'Start an enquiry', 'atoll' ); ?>","url":"<?php echo esc_url( wp_make_link_relative( home_url( '/contact/' ) ) ); ?>"} /--></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
