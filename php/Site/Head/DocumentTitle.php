<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

/** The document title: `%s - {site}` (spec 9), with a plain hyphen. */
final class DocumentTitle {

	public function __construct( private SeoPlugins $seoPlugins ) {}

	/** Adds filters because WordPress would turn the hyphen into a dash. The parts have been texturized already. */
	public function addFilters(): void {
		if ( ! $this->seoPlugins->isActive() ) {
			remove_filter( 'document_title', 'wptexturize' );
			add_filter( 'document_title_separator', static fn(): string => '-' );
			add_filter( 'document_title_parts', $this->parts( ... ) );
			add_filter( 'single_post_title', MetaText::spaced( ... ), 9 ); // WordPress strips the tags at 10.
		}
	}

	/**
	 * @param array<string, string> $parts title, page, tagline, site.
	 * @return array<string, string>
	 */
	private function parts( array $parts ): array {
		if ( is_front_page() ) {
			$parts = $this->frontParts( $parts );
		}
		if ( is_404() ) {
			$parts['title'] = __( 'Page not found', 'atoll' );
		}
		if ( is_category() ) {
			/* translators: %s: a subject; a page may have the same name */
			$parts['title'] = sprintf( __( 'Articles: %s', 'atoll' ), single_term_title( '', false ) );
		}
		if ( is_search() ) {
			$words = trim( get_search_query( false ) );
			/* translators: %s: words that were searched for */
			$parts['title'] = '' === $words ? __( 'Search', 'atoll' ) : sprintf( __( 'Search: %s', 'atoll' ), $words );
		}
		return $parts;
	}

	/**
	 * Puts the tagline before the site's name on the front page; WordPress prints them the other way round.
	 *
	 * @param array<string, string> $parts
	 * @return array<string, string>
	 */
	private function frontParts( array $parts ): array {
		$words = $parts['tagline'] ?? '';
		if ( '' === $words ) {
			return $parts;
		}
		$site = $parts['title'] ?? '';
		unset( $parts['tagline'] );
		return array( 'title' => $words ) + $parts + array( 'site' => $site );
	}
}
