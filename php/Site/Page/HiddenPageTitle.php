<?php

declare( strict_types=1 );

namespace Atoll\Site\Page;

/**
 * A page whose content has a heading of its own, as the patterns for whole pages bring one, is shown without its title
 * above: a page has one main heading. Only where its editor chose no template, and the theme has this one.
 */
final class HiddenPageTitle {

	private const TEMPLATE = 'page-open.php';

	/** A block whose heading says what the page is just now. */
	private const SPEAKING = 'atoll/login';

	/**
	 * @param list<string> $templates Best first; the last is the one for all pages.
	 * @return list<string>
	 */
	public function prefer( array $templates ): array {
		$page = get_queried_object();
		if (
			$page instanceof \WP_Post
				&& ( str_contains( $page->post_content, '<h1' ) || has_block( self::SPEAKING, $page ) )
				&& ! post_password_required( $page )
		) {
			array_splice( $templates, -1, 0, self::TEMPLATE );
		}
		return $templates;
	}
}
