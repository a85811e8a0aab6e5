<?php
/**
 * Title: Neighbouring articles
 * Slug: atoll/hidden-article-neighbours
 * Inserter: no
 *
 * Links to the previous and the next article.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:post-navigation-link {"type":"previous","label":"<?php esc_attr_e( 'Previous article', 'atoll' ); ?>","showTitle":true,"linkLabel":true} /-->

<!-- wp:post-navigation-link {"label":"<?php esc_attr_e( 'Next article', 'atoll' ); ?>","showTitle":true,"linkLabel":true} /-->
