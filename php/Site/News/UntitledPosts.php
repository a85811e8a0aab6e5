<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Site\Head\MetaText;

/** Links to articles without a title have words too: those that WordPress has for them. */
final class UntitledPosts {

	/** Escaped HTML for a link to the post. */
	public static function title( \WP_Post $post ): string {
		$title = wp_kses_post( get_the_title( $post ) );
		return '' === MetaText::of( $title ) ? self::name() : $title;
	}

	/**
	 * WordPress' block prints nothing for an empty title, and so no link.
	 *
	 * @param array<string, mixed> $block
	 */
	public static function link( string $html, array $block, \WP_Block $title ): string {
		$name = array( self::class, 'name' );
		// While it is rendered again the filter is there: of no post it is empty again.
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
