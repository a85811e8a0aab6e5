<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Engine\Contract\JsonData;

/** When an article was published and updated, and its reading time. For other posts, the name of their type. */
final class ArticleFactsBlock implements NewsBlock {

	public function __construct( private ReadingTime $time ) {}

	public function html( JsonData $attributes, ?\WP_Post $post ): string {
		if ( null === $post ) {
			return '';
		}
		$facts = 'post' === $post->post_type
			? $this->ofArticle( $post, $attributes->bool( 'updated', true ) )
			: array( $this->kind( $post ) );
		return sprintf( '<p class="atoll-facts">%s</p>', implode( '<span class="atoll-facts__apart" aria-hidden="true"> · </span>', array_filter( $facts ) ) );
	}

	/** @return list<string> */
	private function ofArticle( \WP_Post $article, bool $withUpdate ): array {
		$published = $this->day( $article, false );
		$changed   = $this->day( $article, true );
		$minutes   = post_password_required( $article ) ? 0 : $this->time->minutes( $article->post_content );
		return array(
			$published,
			$withUpdate && $changed !== $published && $article->post_modified > $article->post_date
				/* translators: %s: date */
				? sprintf( esc_html__( 'Updated %s', 'atoll' ), $changed )
				: '',
			$minutes > 0
				/* translators: %d: number of minutes */
				? esc_html( sprintf( _n( '%d minute to read', '%d minutes to read', $minutes, 'atoll' ), $minutes ) )
				: '',
		);
	}

	private function day( \WP_Post $article, bool $changed ): string {
		$day = static fn( string $format ): string => (string) (
			$changed ? get_the_modified_date( $format, $article ) : get_the_date( $format, $article )
		);
		return sprintf( '<time datetime="%s">%s</time>', esc_attr( $day( 'Y-m-d' ) ), esc_html( $day( '' ) ) );
	}

	private function kind( \WP_Post $post ): string {
		return esc_html(
			JsonData::of( (array) get_post_type_object( $post->post_type )?->labels )->string( 'singular_name' )
		);
	}
}
