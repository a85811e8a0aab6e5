<?php
/**
 * Title: Steps
 * Slug: atoll/steps
 * Description: What happens, in order.
 * Categories: atoll
 * Viewport Width: 1200
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

?>
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
