<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Engine\Contract\JsonData;

/** The newest articles, of all categories or of one, for any page. */
final class NewsListBlock implements NewsBlock {

	private const MAX = 24;

	public function __construct( private ArticleList $list ) {}

	public function html( JsonData $attributes, ?\WP_Post $post ): string {
		$article  = $this->articleShown( $post );
		$articles = get_posts(
			array(
				'post_type'              => 'post',
				'numberposts'            => min( self::MAX, max( 1, $attributes->int( 'number', 3 ) ) ),
				'category'               => max( 0, $attributes->int( 'category' ) ),
				'exclude'                => $article > 0 ? array( $article ) : array(),
				'has_password'           => false,
				'suppress_filters'       => false,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
		if ( array() === $articles ) {
			return '';
		}
		$layout = 'columns' === $attributes->string( 'layout' ) ? 'columns' : 'lines';
		return sprintf(
			'<div class="atoll-news atoll-news--%s">%s</div>',
			$layout,
			$this->list->html( array_values( $articles ), $attributes->bool( 'excerpts', true ) )
		);
	}

	/** Returns the article to leave out of the list. In archive templates WordPress names the first article listed. */
	private function articleShown( ?\WP_Post $post ): int {
		if ( 0 === did_action( 'wp' ) ) {
			return $post->ID ?? 0; // In the editor's preview.
		}
		return is_singular() ? get_queried_object_id() : 0;
	}
}
