<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Markup\Html;

/** The heading of search results: the words searched for, and the number of results. */
final class SearchSummaryBlock implements NewsBlock {

	public function html( JsonData $attributes, ?\WP_Post $post ): string {
		$words = trim( get_search_query( false ) );
		$query = $GLOBALS['wp_query'] ?? null;
		$found = $query instanceof \WP_Query ? $query->found_posts : 0;
		return sprintf( '<h1 class="atoll-search__title">%s</h1><p class="atoll-search__count">%s</p>', $this->title( $words ), Html::text( $this->count( $words, $found ) ) );
	}

	private function title( string $words ): string {
		return '' === $words
			? Html::text( __( 'Search', 'atoll' ) )
			/* translators: %s: words that were searched for */
			: sprintf( Html::text( __( 'Search: %s', 'atoll' ) ), '<q>' . Html::text( $words ) . '</q>' );
	}

	private function count( string $words, int $found ): string {
		return match ( true ) {
			'' === $words => __( 'Type a word or two, such as “offset” or “first home”. All of this site is searched.', 'atoll' ),
			0 === $found  => __( 'Nothing here has these words. Try fewer or different ones, such as “refinance” for “switching banks”.', 'atoll' ),
			default       => sprintf(
				/* translators: %d: number of search results */
				_n( '%d result has these words.', '%d results have these words.', $found, 'atoll' ),
				$found
			),
		};
	}
}
