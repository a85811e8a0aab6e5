<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\ShownBlocks;

/** The list of an article's parts, and the ids in its text that the list leads to. */
final class ContentsBlock implements NewsBlock {

	/** A shorter article needs no list. */
	private const MIN_HEADINGS = 3;

	public function __construct( private Headings $headings ) {}

	public function html( JsonData $attributes, ?\WP_Post $post ): string {
		// Of a divided article the page that is shown.
		$headings = $post && ! post_password_required( $post )
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
