<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

/** Renders articles as a list of links with their dates. */
final class ArticleList {

	/**
	 * @param list<\WP_Post> $articles
	 * @param bool           $withExcerpt Whether to show the excerpts too.
	 */
	public function html( array $articles, bool $withExcerpt = false ): string {
		return sprintf(
			'<ul class="atoll-titles">%s</ul>',
			implode(
				'',
				array_map( fn( \WP_Post $article ): string => $this->item( $article, $withExcerpt ), $articles )
			)
		);
	}

	private function item( \WP_Post $article, bool $withExcerpt ): string {
		$excerpt = $withExcerpt ? trim( $article->post_excerpt ) : '';
		return sprintf(
			'<li class="atoll-titles__item"><time class="atoll-titles__date" datetime="%s">%s</time><h3 class="atoll-titles__title"><a href="%3$s">%4$s</a></h3>%5$s</li>',
			esc_attr( (string) get_the_date( 'Y-m-d', $article ) ),
			esc_html( (string) get_the_date( '', $article ) ),
			esc_url( (string) get_permalink( $article ) ),
			UntitledPosts::title( $article ),
			'' === $excerpt ? '' : sprintf( '<p class="atoll-titles__about">%s</p>', wp_kses_post( $excerpt ) )
		);
	}
}
