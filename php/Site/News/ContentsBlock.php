<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\VisibleBlocks;

/** The table of contents of an article, and the ids of the headings that it links to. */
final class ContentsBlock implements NewsBlock {

	/** Articles with fewer headings get no table of contents. */
	private const MIN_HEADINGS = 3;

	private const NAME = 'atoll/contents';

	public function __construct( private Headings $headings ) {}

	/**
	 * Whether the headings of a post get ids: in articles, because other sites link to them, and wherever the post or
	 * its template has a table of contents.
	 */
	public static function leadsInto( ?\WP_Post $post ): bool {
		$template = $GLOBALS['_wp_current_template_content'] ?? '';
		return $post && (
			'post' === $post->post_type
			|| has_block( self::NAME, $post )
			|| ( is_string( $template ) && has_block( self::NAME, $template ) )
		);
	}

	/** Renders the block. The editor's preview requests it over REST for any post, before the post is saved. */
	public function html( JsonData $attributes, ?\WP_Post $post ): string {
		$isShown = $post && ! post_password_required( $post )
			&& ( self::leadsInto( $post ) || wp_is_serving_rest_request() );
		// Only the current page of a paginated article.
		$headings = $isShown
			? $this->headings->in( VisibleBlocks::filter( get_the_content( null, false, $post ) ) )
			: array();
		if ( count( $headings ) < self::MIN_HEADINGS ) {
			return '';
		}
		$items = array_map(
			static fn( Heading $heading ): string => sprintf(
				'<li><a href="#%s">%s</a></li>',
				esc_attr( rawurlencode( $heading->id ) ),
				esc_html( $heading->text )
			),
			$headings
		);
		return sprintf(
			'<nav class="atoll-contents" aria-labelledby="atoll-contents"><p class="atoll-contents__title" id="atoll-contents">%s</p><ol class="atoll-contents__list">%s</ol></nav>',
			esc_html__( 'In this article', 'atoll' ),
			implode( '', $items )
		);
	}

	/** Filters `the_content`. Leaves out hidden blocks as html() does, so that the ids of both agree. */
	public function addIds( string $content ): string {
		return $this->headings->withIds( VisibleBlocks::filter( $content ) );
	}
}
