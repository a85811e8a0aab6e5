<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

/** Prints the description, the address and what networks show. */
final class MetaTags {

	public function __construct(
		private PageSummaries $summaries,
		private OpenGraph $graph,
		private SeoPlugins $seoPlugins
	) {}

	/** WordPress answers /page/2/ with the front page, and names it by an address that is not there. */
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
			// WordPress prints that of single pages.
			printf( "<link rel=\"canonical\" href=\"%s\" />\n", esc_url( $summary->url ) );
		}
		if ( ! $hasOtherText ) {
			$this->printGraph( $this->graph->of( $summary ) );
		} elseif ( ! apply_filters( 'jetpack_enable_open_graph', false ) ) {
			// Networks that find no description here take the page's.
			$this->printGraph( $this->graph->of( $summary->withoutDescription() ) );
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
	 * Filter `jetpack_enable_open_graph`, in `wp_head`: Jetpack would say the same once more, unless its module “SEO”
	 * has descriptions of its own. Its X card is a part of that.
	 */
	public function enablesJetpack( mixed $isEnabled ): mixed {
		return $this->seoPlugins->isActive() || $this->seoPlugins->isJetpackDescribing() ? $isEnabled : false;
	}
}
