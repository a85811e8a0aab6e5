<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

use Atoll\Platform\SiteLanguage;

/** Open Graph tags for shared links: https://ogp.me. Also the card of X, which falls back to them. */
final class OpenGraph {

	public function __construct( private ShareImages $images ) {}

	/**
	 * @return list<array{string, string}> Property and content, not escaped; empty for pages without a canonical URL.
	 */
	public function tags( PageSummary $summary ): array {
		if ( '' === $summary->url ) {
			return array();
		}
		$image = $this->images->find( $summary->post );
		$tags  = array(
			array( 'og:type', PageKind::Article === $summary->kind ? 'article' : 'website' ),
			array( 'og:site_name', MetaText::fromHtml( get_bloginfo( 'name' ) ) ),
			array( 'og:locale', SiteLanguage::name() ),
			array( 'og:title', $summary->title ),
			array( 'og:description', $summary->description ),
			array( 'og:url', $summary->url ),
			...( $image ? $this->picture( $image ) : array() ),
			...$this->times( $summary ),
			array(
				'twitter:card',
				$image && $image->width >= 1.5 * $image->height ? 'summary_large_image' : 'summary',
			),
		);
		return array_values( array_filter( $tags, static fn( array $tag ): bool => '' !== $tag[1] ) );
	}

	/** @return list<array{string, string}> */
	private function picture( ShareImage $image ): array {
		return array(
			array( 'og:image', $image->url ),
			array( 'og:image:type', $image->type ),
			array( 'og:image:width', (string) $image->width ),
			array( 'og:image:height', (string) $image->height ),
			array( 'og:image:alt', $image->alt ),
		);
	}

	/** @return list<array{string, string}> */
	private function times( PageSummary $summary ): array {
		$post = $summary->post;
		if ( null === $post || PageKind::Article !== $summary->kind ) {
			return array();
		}
		$categories = get_the_category( $post->ID );
		return array(
			array( 'article:published_time', (string) get_post_time( 'c', true, $post ) ),
			array( 'article:modified_time', (string) get_post_modified_time( 'c', true, $post ) ),
			array( 'article:section', MetaText::fromHtml( $categories[0]->name ?? '' ) ),
		);
	}
}
