<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Engine\Contract\JsonData;

/** Links to the categories that have articles; the current one is marked. */
final class TopicsBlock implements NewsBlock {

	public function html( JsonData $attributes, ?\WP_Post $post ): string {
		$topics = get_terms(
			array(
				'taxonomy'               => 'category',
				'hide_empty'             => true,
				'update_term_meta_cache' => false,
			)
		);
		if ( ! is_array( $topics ) || count( $topics ) < 2 ) {
			return '';
		}
		$news  = $this->newsUrl();
		$links = array(
			'' === $news ? '' : $this->link( $news, __( 'All topics', 'atoll' ), is_home() ),
			...array_map(
				fn( \WP_Term $topic ): string => $this->link(
					$this->address( $topic ),
					$topic->name,
					is_category( $topic->term_id )
				),
				array_values( $topics )
			),
		);
		return sprintf( '<nav class="atoll-topics" aria-label="%s"><ul class="atoll-topics__list">%s</ul></nav>', esc_attr__( 'Topics', 'atoll' ), implode( '', $links ) );
	}

	/** Returns the URL of the posts page; empty if there is none, because WordPress would return the home page's. */
	private function newsUrl(): string {
		$homeIsPage = 'page' === get_option( 'show_on_front' ) && (bool) get_option( 'page_on_front' );
		return $homeIsPage && ! (bool) get_option( 'page_for_posts' )
			? ''
			: (string) get_post_type_archive_link( 'post' );
	}

	private function link( string $url, string $name, bool $isCurrent ): string {
		return sprintf(
			'<li><a href="%s"%s>%s</a></li>',
			esc_url( $url ),
			$isCurrent ? ' aria-current="page"' : '',
			esc_html( $name )
		);
	}

	private function address( \WP_Term $topic ): string {
		$link = get_term_link( $topic );
		return is_string( $link ) ? $link : '';
	}
}
