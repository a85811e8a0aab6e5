<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Engine\Contract\JsonData;

/** Articles of the same category, closest by date first, in one query. */
final class RelatedBlock implements NewsBlock {

	private const MAX = 6;

	public function __construct( private ArticleList $list ) {}

	public function html( JsonData $attributes, ?\WP_Post $post ): string {
		$number   = min( self::MAX, max( 1, $attributes->int( 'number', 3 ) ) );
		$articles = $post ? $this->nearest( $post, $number ) : array();
		return $articles ? sprintf(
			'<section class="atoll-related" aria-labelledby="atoll-related"><h2 class="atoll-related__title" id="atoll-related">%s</h2>%s</section>',
			esc_html__( 'Related articles', 'atoll' ),
			$this->list->html( $articles )
		) : '';
	}

	/** @return list<\WP_Post> */
	private function nearest( \WP_Post $article, int $number ): array {
		$categories = wp_list_pluck( get_the_category( $article->ID ), 'term_id' );
		if ( array() === $categories ) {
			return array();
		}
		$order = static fn( string $sql, \WP_Query $query ): string => $query->get( 'atoll_near' )
			// Safe in SQL: a date and an id from WordPress.
			? sprintf(
				"ABS( DATEDIFF( post_date, '%s' ) ), ID DESC",
				gmdate( 'Y-m-d', (int) strtotime( $article->post_date . ' UTC' ) )
			)
			: $sql;
		add_filter( 'posts_orderby', $order, 10, 2 );
		$query = new \WP_Query(
			array(
				'atoll_near'             => true,
				'post_type'              => 'post',
				'post_status'            => 'publish',
				'has_password'           => false,
				'category__in'           => $categories,
				'post__not_in'           => array( $article->ID ),
				'posts_per_page'         => $number,
				'ignore_sticky_posts'    => true,
				'no_found_rows'          => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
		remove_filter( 'posts_orderby', $order );
		return array_values(
			array_filter( $query->posts ?? array(), static fn( mixed $post ): bool => $post instanceof \WP_Post )
		);
	}
}
