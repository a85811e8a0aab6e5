<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

/** Prints the description, the canonical URL and the tags for social networks. */
final class MetaTags {

	public function __construct(
		private PageSummaries $summaries,
		private OpenGraph $graph,
		private SeoPlugins $seoPlugins
	) {}

	/**
	 * Filters the canonical URL: WordPress shows the front page for /page/2/, with a canonical URL that does not exist.
	 */
	public function canonicalUrl( string $url, \WP_Post $post ): string {
		return is_front_page() && get_queried_object_id() === $post->ID ? home_url( '/' ) : $url;
	}

	public function print(): void {
		if ( $this->seoPlugins->isActive() ) {
			return;
		}
		$summary      = $this->summaries->current();
		$hasOtherText = $this->seoPlugins->isJetpackDescribing();
		if ( '' !== $summary->description && ! $hasOtherText ) {
			printf( "<meta name=\"description\" content=\"%s\" />\n", esc_attr( $summary->description ) );
		}
		if ( '' !== $summary->url && ! is_singular() ) {
			// WordPress prints the canonical URL of single pages itself.
			printf( "<link rel=\"canonical\" href=\"%s\" />\n", esc_url( $summary->url ) );
		}
		if ( ! $hasOtherText ) {
			$this->printGraph( $this->graph->tags( $summary ) );
		} elseif ( ! apply_filters( 'jetpack_enable_open_graph', false ) ) {
			// Social networks use the page's description if there is none for them.
			$this->printGraph( $this->graph->tags( $summary->withoutDescription() ) );
		}
	}

	/** @param list<array{string, string}> $tags */
	private function printGraph( array $tags ): void {
		foreach ( $tags as list( $property, $content ) ) {
			printf(
				"<meta %s=\"%s\" content=\"%s\" />\n",
				str_starts_with( $property, 'twitter:' ) ? 'name' : 'property',
				esc_attr( $property ),
				esc_attr( $content )
			);
		}
	}

	/**
	 * Filters `jetpack_enable_open_graph`, in `wp_head`: Jetpack would print the same tags again, unless its module
	 * “SEO” has descriptions of its own. Its X card is part of that.
	 */
	public function enablesJetpack( mixed $isEnabled ): mixed {
		return $this->seoPlugins->isActive() || $this->seoPlugins->isJetpackDescribing() ? $isEnabled : false;
	}
}
