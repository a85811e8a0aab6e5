<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Site\Head\ConfirmationPage;

/** Limits visitors' searches to pages and articles, without the confirmation page of forms. */
final class SearchScope {

	private const TYPES = array( 'page', 'post' );

	public function narrow( \WP_Query $query ): void {
		if ( is_admin() || ! $query->is_main_query() || ! $query->is_search() ) {
			return;
		}
		if ( '' === $query->get( 'post_type' ) || 'any' === $query->get( 'post_type' ) ) {
			$query->set( 'post_type', self::TYPES );
		}
		if ( '' === trim( (string) wp_unslash( is_string( $query->get( 's' ) ) ? $query->get( 's' ) : '' ) ) ) {
			// An empty search finds nothing, rather than everything.
			$query->set( 'post__in', array( 0 ) );
			return;
		}
		$page = ConfirmationPage::id();
		if ( $page > 0 ) {
			$query->set( 'post__not_in', array( ...(array) $query->get( 'post__not_in', array() ), $page ) );
		}
	}
}
