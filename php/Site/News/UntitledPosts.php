<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Site\Head\MetaText;

/** Gives links to articles without a title a text: “(no title)”, as in WordPress. */
final class UntitledPosts {

	/** Returns a link text as escaped HTML. */
	public static function title( \WP_Post $post ): string {
		$title = wp_kses_post( get_the_title( $post ) );
		return '' === MetaText::fromHtml( $title ) ? self::name() : $title;
	}

	/**
	 * Filters the title block: WordPress prints nothing for an empty title, and so no link.
	 *
	 * @param array<string, mixed> $block
	 */
	public static function link( string $html, array $block, \WP_Block $title ): string {
		$name = array( self::class, 'name' );
		// Rendering again runs this filter again if the block still prints nothing, as without a post: no endless loop.
		if ( true !== ( $title->attributes['isLink'] ?? false ) || false !== has_filter( 'the_title', $name ) ) {
			return $html;
		}
		add_filter( 'the_title', $name );
		$html = $title->render();
		remove_filter( 'the_title', $name );
		return $html;
	}

	public static function name(): string {
		return esc_html__( '(no title)', 'atoll' );
	}
}
