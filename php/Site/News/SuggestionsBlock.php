<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Engine\Contract\JsonData;
use Atoll\Site\Menu\MenuItem;
use Atoll\Site\Menu\Menus;

/** Suggestions on the page for missing URLs: pages with a similar URL, and links to the main pages. */
final class SuggestionsBlock implements NewsBlock {

	public function __construct( private SimilarPages $similar, private Menus $menus ) {}

	public function html( JsonData $attributes, ?\WP_Post $post ): string {
		$wp      = $GLOBALS['wp'] ?? null;
		$similar = array_map(
			static fn( \WP_Post $found ): string => sprintf(
				'<a href="%s">%s</a>',
				esc_url( (string) get_permalink( $found ) ),
				UntitledPosts::title( $found )
			),
			$this->similar->to( $wp instanceof \WP ? $wp->request : '' )
		);
		return $this->list( __( 'Perhaps you were looking for', 'atoll' ), $similar )
			. $this->list( __( 'The main parts of this site', 'atoll' ), $this->mainLinks() );
	}

	/** @return list<string> */
	private function mainLinks(): array {
		$items = array_filter(
			$this->menus->at( Menus::MAIN ),
			static fn( MenuItem $item ): bool => '' !== $item->url && ! str_starts_with( $item->url, '#' )
		);
		return array_values(
			array_map(
				static fn( MenuItem $item ): string => sprintf(
					'<a href="%s">%s</a>',
					esc_url( $item->url ),
					esc_html( $item->title )
				),
				$items
			)
		);
	}

	/** @param list<string> $links */
	private function list( string $title, array $links ): string {
		return $links
			? sprintf( '<section class="atoll-suggestions"><h2 class="atoll-suggestions__title">%s</h2><ul class="atoll-suggestions__list"><li>%s</li></ul></section>', esc_html( $title ), implode( '</li><li>', $links ) )
			: '';
	}
}
