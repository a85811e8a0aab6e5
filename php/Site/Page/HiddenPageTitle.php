<?php

declare( strict_types=1 );

namespace Atoll\Site\Page;

use Atoll\Platform\ShownBlocks;

/**
 * A page has one main heading. One whose content brings its own, as the patterns for whole pages do, is shown without
 * its title above: by the plugin's theme in a template without it, where its editor chose none; by another block theme
 * without the block. The templates of any other theme cannot be looked into and print the title as main heading: there
 * the page's own is one of the second level.
 */
final class HiddenPageTitle {

	/** The theme's template without the title. */
	public const TEMPLATE = 'page-open';

	/** A block that prints the page's main heading itself. */
	private const LOGIN_BLOCK = 'atoll/login';

	/**
	 * @param list<string> $templates Best first; the last is the one for all pages.
	 * @return list<string>
	 */
	public function preferTemplate( array $templates ): array {
		$page = get_queried_object();
		if ( $page instanceof \WP_Post && $this->isHidden( $page ) ) {
			array_splice( $templates, -1, 0, self::TEMPLATE . '.php' );
		}
		return $templates;
	}

	/** Whether the plugin's theme shows the page in {@see TEMPLATE}, where its editor chose none. */
	public function isHidden( \WP_Post $page ): bool {
		$front   = get_option( 'page_on_front' );
		$isFront = 'page' === get_option( 'show_on_front' ) && is_numeric( $front ) && (int) $front === $page->ID;
		return ! post_password_required( $page )
			&& ( $isFront || $this->hasHeading( $page ) || $this->hasLogin( $page ) );
	}

	/**
	 * Filter `render_block_core/post-title` under another theme.
	 *
	 * @param array<string, mixed> $block
	 */
	public function hideTitle( string $html, array $block, \WP_Block $instance ): string {
		$level    = is_array( $block['attrs'] ?? null ) ? $block['attrs']['level'] ?? 2 : 2;
		$isOfPage = get_queried_object_id() === ( $instance->context['postId'] ?? 0 );
		return 1 === $level && $isOfPage && $this->isShownWithHeading() ? '' : $html;
	}

	/** Filter `the_content` under another theme. */
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
		return ShownBlocks::of( $page->post_content );
	}
}
