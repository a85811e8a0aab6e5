<?php

declare( strict_types=1 );

namespace Atoll\Site\Page;

use Atoll\Platform\VisibleBlocks;

/**
 * Ensures that pages have only one main heading. If a page's content has its own, as with patterns for whole pages, its
 * title is hidden: our theme uses a template without the title, unless the editor chose one, and other block themes
 * leave out the title block. The templates of classic themes cannot be inspected and print the title as main heading:
 * there the content's own heading becomes one of level 2.
 */
final class HiddenPageTitle {

	/** Template of the theme without the title. */
	public const TEMPLATE = 'page-open';

	/** A block that prints the page's main heading itself. */
	private const LOGIN_BLOCK = 'atoll/login';

	/**
	 * @param list<string> $templates Most specific first; the last is the one for all pages.
	 * @return list<string>
	 */
	public function preferTemplate( array $templates ): array {
		$page = get_queried_object();
		if ( $page instanceof \WP_Post && $this->isHidden( $page ) ) {
			array_splice( $templates, -1, 0, self::TEMPLATE . '.php' );
		}
		return $templates;
	}

	/** Whether the plugin's theme shows the page with {@see TEMPLATE}, unless the editor chose another. */
	public function isHidden( \WP_Post $page ): bool {
		$front   = get_option( 'page_on_front' );
		$isFront = 'page' === get_option( 'show_on_front' ) && is_numeric( $front ) && (int) $front === $page->ID;
		return ! post_password_required( $page )
			&& ( $isFront || $this->hasHeading( $page ) || $this->hasLogin( $page ) );
	}

	/**
	 * Filters `render_block_core/post-title` under other themes.
	 *
	 * @param array<string, mixed> $block
	 */
	public function hideTitle( string $html, array $block, \WP_Block $instance ): string {
		$level    = is_array( $block['attrs'] ?? null ) ? $block['attrs']['level'] ?? 2 : 2;
		$isOfPage = get_queried_object_id() === ( $instance->context['postId'] ?? 0 );
		return 1 === $level && $isOfPage && $this->isShownWithHeading() ? '' : $html;
	}

	/** Filters `the_content` under other themes. */
	public function demoteHeadings( string $html ): string {
		return ! wp_is_block_theme() && in_the_loop() && is_main_query() && $this->isShownWithHeading()
			? (string) preg_replace( '#(</?)h1\b#', '$1h2', $html )
			: $html;
	}

	private function isShownWithHeading(): bool {
		$page = get_queried_object();
		return is_page() && $page instanceof \WP_Post && $this->hasHeading( $page )
			&& ! post_password_required( $page );
	}

	private function hasHeading( \WP_Post $page ): bool {
		return str_contains( $this->shown( $page ), '<h1' );
	}

	private function hasLogin( \WP_Post $page ): bool {
		return has_block( self::LOGIN_BLOCK, $this->shown( $page ) );
	}

	private function shown( \WP_Post $page ): string {
		return VisibleBlocks::filter( $page->post_content );
	}
}
