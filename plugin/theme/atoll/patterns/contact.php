<?php
/**
 * Title: Contact page
 * Slug: atoll/contact
 * Description: A form, with your phone number and what happens next beside it.
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
<h1 class="wp-block-heading"><?php esc_html_e( 'Tell us what you are planning', 'atoll' ); ?></h1>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"lead"} -->
<p class="has-lead-font-size"><?php esc_html_e( 'A few questions, and how to reach you. It takes a few minutes.', 'atoll' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"full","className":"atoll-section","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull atoll-section"><!-- wp:group {"align":"wide","className":"atoll-contact","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide atoll-contact"><!-- wp:group {"className":"atoll-contact__form","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-contact__form"><!-- wp:atoll/form /--></div>
<!-- /wp:group -->

<!-- wp:group {"className":"atoll-contact__aside","layout":{"type":"default"}} -->
<div class="wp-block-group atoll-contact__aside"><!-- wp:heading {"className":"atoll-contact__title"} -->
<h2 class="wp-block-heading atoll-contact__title"><?php esc_html_e( 'Rather talk?', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Your phone number, and when someone answers it.', 'atoll' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:heading {"className":"atoll-contact__title"} -->
<h2 class="wp-block-heading atoll-contact__title"><?php esc_html_e( 'What happens next', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list {"ordered":true} -->
<ol class="wp-block-list"><!-- wp:list-item -->
<li><?php esc_html_e( 'Someone reads what you wrote.', 'atoll' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'We call when it suits you.', 'atoll' ); ?></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><?php esc_html_e( 'You decide whether to continue.', 'atoll' ); ?></li>
<!-- /wp:list-item --></ol>
<!-- /wp:list --></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
