<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

use Atoll\Site\Page\PageMeta;

/** The sentence or two that search engines and shared links show: what an editor wrote, or the page's own beginning. */
final class MetaDescriptions {

	/** What search engines show of it, in code points. */
	private const MOST = 200;

	/** So many bytes of blocks are rendered at once. */
	private const SHORT = 2000;

	public function __construct( private PageMeta $pages ) {}

	public function of( PageKind $kind, ?\WP_Post $post ): string {
		$text = match ( $kind ) {
			PageKind::Archive                  => term_description(),
			PageKind::Search, PageKind::Missing    => '',
			PageKind::Front                    => $this->written( $post ) ?: get_bloginfo( 'description' ),
			PageKind::Page, PageKind::Article, PageKind::News => $post ? $this->ofPost( $post ) : '',
		};
		return MetaText::cut( $text, self::MOST );
	}

	private function ofPost( \WP_Post $post ): string {
		return $this->isOpen( $post ) ? $this->written( $post ) ?: $this->beginning( $post ) : '';
	}

	private function written( ?\WP_Post $post ): string {
		return $post && $this->isOpen( $post ) ? trim( $post->post_excerpt ) : '';
	}

	/** Nothing is told of what needs a password or a login. */
	private function isOpen( \WP_Post $post ): bool {
		return ! post_password_required( $post ) && ! $this->pages->of( $post->ID )->isPrivate;
	}

	/**
	 * Of the text alone: blocks that make their own content, such as forms, are left out. A long text is not rendered
	 * further than it is shown.
	 */
	private function beginning( \WP_Post $post ): string {
		$text  = (string) preg_replace( '~<(h1|figure|script|style)\b.*?</\1>~is', ' ', $post->post_content );
		$found = '';
		$said  = '';
		foreach ( $this->parts( $text ) as $part ) {
			$found .= excerpt_remove_blocks( $part );
			$said   = (string) preg_replace( '~</(p|li|h[2-6]|summary|td)>~i', '$0 ', strip_shortcodes( $found ) );
			if ( strlen( $said ) > self::MOST && mb_strlen( MetaText::of( $said ), 'UTF-8' ) > self::MOST ) {
				break;
			}
		}
		return $said;
	}

	/** @return iterable<string> The blocks of a long text; a short one whole, so that it is parsed once. */
	private function parts( string $text ): iterable {
		if ( strlen( $text ) <= self::SHORT ) {
			yield $text;
			return;
		}
		foreach ( parse_blocks( $text ) as $block ) {
			yield serialize_block( $block );
		}
	}
}
