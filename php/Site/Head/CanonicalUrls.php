<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

/** Canonical URLs, whatever was requested: with a trailing slash, without additional query arguments (spec 9). */
final class CanonicalUrls {

	/** Returns the canonical URL; empty for pages that search engines should not keep: searches and missing pages. */
	public function url( PageKind $kind, ?\WP_Post $post ): string {
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
			default                           => $this->dateArchive(),
		};
		return is_string( $link ) ? $link : '';
	}

	/** Returns the archive's URL; empty if the date is incomplete, because WordPress would fill in today's. */
	private function dateArchive(): string {
		$date  = get_query_var( 'm' ); // With plain permalinks it has all parts, such as `20240131`.
		$date  = is_string( $date ) ? $date : '';
		$year  = $this->queryInt( 'year' ) ?: (int) substr( $date, 0, 4 );
		$month = $this->queryInt( 'monthnum' ) ?: (int) substr( $date, 4, 2 );
		$day   = $this->queryInt( 'day' ) ?: (int) substr( $date, 6, 2 );
		return match ( true ) {
			is_day()   => $year && $month && $day ? get_day_link( $year, $month, $day ) : '',
			is_month() => $year && $month ? get_month_link( $year, $month ) : '',
			is_year()  => $year ? get_year_link( $year ) : '',
			default    => '',
		};
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
