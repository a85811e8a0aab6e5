<?php
/**
 * Title: End of an article
 * Slug: atoll/hidden-article-closing
 * Inserter: no
 *
 * The call to action after an article.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

$cta = Atoll\plugin()->articleCta()->block();
if ( '' === $cta ) {
	return; // There is no call to action.
}

?>
<!-- wp:heading {"className":"atoll-post__closing-title"} -->
<h2 class="wp-block-heading atoll-post__closing-title"><?php esc_html_e( 'Talk it over with someone', 'atoll' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Tell us what you are planning, and we will say what your options are. It costs nothing to ask.', 'atoll' ); ?></p>
<!-- /wp:paragraph -->

<?php echo $cta; ?>
