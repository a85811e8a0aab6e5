<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

/** The one address of each page, whatever was requested: with its slash, without added parameters (spec 9). */
final class CanonicalUrls {

	/** Empty for pages that are not to be kept: searches, and what is not there. */
	public function of( PageKind $kind, ?\WP_Post $post ): string {
		return match ( $kind ) {
			PageKind::Search, PageKind::Missing => '',
			PageKind::Archive               => $this->paged( $this->archive() ),
			PageKind::Front                 => is_home() ? $this->paged( home_url( '/' ) ) : home_url( '/' ),
			PageKind::News                  => $this->paged(
				$post ? (string) get_permalink( $post ) : home_url( '/' )
			),
			PageKind::Page, PageKind::Article   => $post ? (string) wp_get_canonical_url( $post ) : '',
		};
	}

	private function archive(): string {
		$queried = get_queried_object();
		$link    = match ( true ) {
			$queried instanceof \WP_Term      => get_term_link( $queried ),
			$queried instanceof \WP_User      => get_author_posts_url( $queried->ID ),
			$queried instanceof \WP_Post_Type => get_post_type_archive_link( $queried->name ),
			is_day()                          => get_day_link(
				$this->queryInt( 'year' ),
				$this->queryInt( 'monthnum' ),
				$this->queryInt( 'day' )
			),
			is_month()                        => get_month_link(
				$this->queryInt( 'year' ),
				$this->queryInt( 'monthnum' )
			),
			is_year()                         => get_year_link( $this->queryInt( 'year' ) ),
			default                           => '',
		};
		return is_string( $link ) ? $link : '';
	}

	private function paged( string $first ): string {
		$page = $this->queryInt( 'paged' );
		if ( '' === $first || $page < 2 ) {
			return $first;
		}
		$rewrite = $GLOBALS['wp_rewrite'] ?? null;
		return $rewrite instanceof \WP_Rewrite && $rewrite->using_permalinks()
			? trailingslashit( $first ) . user_trailingslashit( "{$rewrite->pagination_base}/{$page}", 'paged' )
			: add_query_arg( 'paged', (string) $page, $first );
	}

	private function queryInt( string $name ): int {
		$value = get_query_var( $name );
		return is_numeric( $value ) ? (int) $value : 0;
	}
}
