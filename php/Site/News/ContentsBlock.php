<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\ShownBlocks;

/** The list of an article's parts, and the ids in its text that the list leads to. */
final class ContentsBlock implements NewsBlock {

	/** A shorter article needs no list. */
	private const MIN_HEADINGS = 3;

	private const NAME = 'atoll/contents';

	public function __construct( private Headings $headings ) {}

	/**
	 * Whether the headings of a post have ids: those of articles, which others link to, and where a list leads to them,
	 * in the post's own text or in the template that it is shown in.
	 */
	public static function leadsInto( ?\WP_Post $post ): bool {
		$template = $GLOBALS['_wp_current_template_content'] ?? '';
		return $post && (
			'post' === $post->post_type
			|| has_block( self::NAME, $post )
			|| ( is_string( $template ) && has_block( self::NAME, $template ) )
		);
	}

	/** In an editor, which asks here for a text that it has not saved yet, for any post. */
	public function html( JsonData $attributes, ?\WP_Post $post ): string {
		$isShown = $post && ! post_password_required( $post )
			&& ( self::leadsInto( $post ) || wp_is_serving_rest_request() );
		// Of a divided article the page that is shown.
		$headings = $isShown
			? $this->headings->in( ShownBlocks::of( get_the_content( null, false, $post ) ) )
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

	/** A hidden heading takes no id away from one that is shown: both texts are read alike. */
	public function addIds( string $content ): string {
		return $this->headings->withIds( ShownBlocks::of( $content ) );
	}
}
