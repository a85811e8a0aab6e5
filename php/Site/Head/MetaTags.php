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
		$summary = $this->summaries->current();
		if ( '' !== $summary->description ) {
			printf( "<meta name=\"description\" content=\"%s\" />\n", esc_attr( $summary->description ) );
		}
		if ( '' !== $summary->url && ! is_singular() ) {
			// WordPress prints that of single pages.
			printf( "<link rel=\"canonical\" href=\"%s\" />\n", esc_url( $summary->url ) );
		}
		foreach ( $this->graph->of( $summary ) as list( $property, $content ) ) {
			printf(
				"<meta %s=\"%s\" content=\"%s\" />\n",
				str_starts_with( $property, 'twitter:' ) ? 'name' : 'property',
				esc_attr( $property ),
				esc_attr( $content )
			);
		}
	}

	/**
	 * Filter `jetpack_enable_open_graph`, in `wp_head`: Jetpack, which has no descriptions of its own, would say the
	 * same once more. Its X card is a part of that.
	 */
	public function enablesJetpack( mixed $isEnabled ): mixed {
		return $this->seoPlugins->isActive() ? $isEnabled : false;
	}
}
