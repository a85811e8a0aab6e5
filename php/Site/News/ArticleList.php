<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

/** Articles as a list of links with their dates. */
final class ArticleList {

	/**
	 * @param list<\WP_Post> $articles
	 * @param int            $level        Of their headings.
	 * @param bool           $with_excerpt Whether what they are about is said too.
	 */
	public function html( array $articles, int $level, bool $with_excerpt = false ): string {
		return sprintf(
			'<ul class="atoll-titles">%s</ul>',
			implode(
				'',
				array_map(
					fn( \WP_Post $article ): string => $this->item( $article, $level, $with_excerpt ),
					$articles
				)
			)
		);
	}

	private function item( \WP_Post $article, int $level, bool $with_excerpt ): string {
		$excerpt = $with_excerpt ? trim( $article->post_excerpt ) : '';
		return sprintf(
			'<li class="atoll-titles__item"><time class="atoll-titles__date" datetime="%s">%s</time><h%3$d class="atoll-titles__title"><a href="%4$s">%5$s</a></h%3$d>%6$s</li>',
			esc_attr( (string) get_the_date( 'Y-m-d', $article ) ),
			esc_html( (string) get_the_date( '', $article ) ),
			$level,
			esc_url( (string) get_permalink( $article ) ),
			wp_kses_post( get_the_title( $article ) ),
			'' === $excerpt ? '' : sprintf( '<p class="atoll-titles__about">%s</p>', wp_kses_post( $excerpt ) )
		);
	}
}
