<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

use Atoll\Site\Head\ConfirmationPage;
use Atoll\Site\Theme\BlockTheme;

/**
 * Leaves the confirmation page of forms out of visitors' searches. Which types of posts are searched, each says itself
 * when it is registered (`exclude_from_search`).
 */
final class SearchScope {

	public function narrow( \WP_Query $query ): void {
		if ( is_admin() || ! $query->is_main_query() || ! $query->is_search() ) {
			return;
		}
		if ( BlockTheme::isActive() && '' === $this->words( $query ) ) {
			// An empty search finds nothing, rather than everything: the theme asks for words then.
			$query->set( 'post__in', array( 0 ) );
			return;
		}
		$page = ConfirmationPage::id();
		if ( $page > 0 ) {
			$query->set( 'post__not_in', array( ...(array) $query->get( 'post__not_in', array() ), $page ) );
		}
	}

	private function words( \WP_Query $query ): string {
		$words = $query->get( 's' );
		return is_string( $words ) ? trim( wp_unslash( $words ) ) : '';
	}
}
