<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

use Atoll\Site\Page\PageMeta;

/** Descriptions for search engines and shared links: written by an editor, or else the beginning of the page. */
final class MetaDescriptions {

	/** The length that search engines show, in code points. */
	private const LIMIT = 200;

	/** Longer content, in bytes, is rendered block by block. */
	private const RENDERED_BYTES = 2000;

	public function __construct( private PageMeta $pages ) {}

	public function text( PageKind $kind, ?\WP_Post $post ): string {
		$text = match ( $kind ) {
			PageKind::Archive                  => term_description(),
			PageKind::Search, PageKind::Missing    => '',
			PageKind::Front                    => $this->excerpt( $post ) ?: get_bloginfo( 'description' ),
			PageKind::Page, PageKind::Article, PageKind::News => $post ? $this->ofPost( $post ) : '',
		};
		return MetaText::cut( $text, self::LIMIT );
	}

	private function ofPost( \WP_Post $post ): string {
		return $this->isPublic( $post ) ? $this->excerpt( $post ) ?: $this->beginning( $post ) : '';
	}

	private function excerpt( ?\WP_Post $post ): string {
		return $post && $this->isPublic( $post ) ? trim( $post->post_excerpt ) : '';
	}

	/** Whether the post may have a description: not if it needs a password or a login. */
	private function isPublic( \WP_Post $post ): bool {
		return ! post_password_required( $post ) && ! $this->pages->read( $post->ID )->isPrivate;
	}

	/**
	 * Returns the beginning of the post's own text, without blocks that print other content, such as forms. Stops
	 * reading long content as soon as there is enough.
	 */
	private function beginning( \WP_Post $post ): string {
		$text    = (string) preg_replace( '~<(h1|figure|script|style)\b.*?</\1>~is', ' ', $post->post_content );
		$content = '';
		$words   = '';
		foreach ( $this->parts( $text ) as $part ) {
			$content .= excerpt_remove_blocks( $part );
			$words    = strip_shortcodes( $content );
			if ( strlen( $words ) > self::LIMIT && mb_strlen( MetaText::fromHtml( $words ), 'UTF-8' ) > self::LIMIT ) {
				break;
			}
		}
		return $words;
	}

	/** @return iterable<string> The blocks of long content; short content in one piece, to parse it only once. */
	private function parts( string $text ): iterable {
		if ( strlen( $text ) <= self::RENDERED_BYTES ) {
			yield $text;
			return;
		}
		foreach ( parse_blocks( $text ) as $block ) {
			yield serialize_block( $block );
		}
	}
}
