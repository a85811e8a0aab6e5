<?php
/**
 * Title: Search field
 * Slug: atoll/hidden-search-field
 * Inserter: no
 *
 * The search form for pages and articles.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:search {"label":"<?php esc_attr_e( 'Search this site', 'atoll' ); ?>","buttonText":"<?php esc_attr_e( 'Search', 'atoll' ); ?>","className":"atoll-search-field"} /-->
