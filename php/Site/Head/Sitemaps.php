<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

use Atoll\Site\Page\PageMeta;

/**
 * WordPress' sitemap without login pages and the confirmation page. Private pages are in no list
 * at all.
 */
final class Sitemaps {

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	public function withoutConfirmation( array $query, string $type ): array {
		$excluded = $query['post__not_in'] ?? null;
		$page     = ConfirmationPage::id();
		return 'page' === $type && $page > 0
			? array( 'post__not_in' => array( ...( is_array( $excluded ) ? $excluded : array() ), $page ) ) + $query
			: $query;
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	public function withoutLogins( array $query ): array {
		$noLogin   = PageMeta::noLoginClause();
		$metaQuery = $query['meta_query'] ?? null;
		return array(
			'meta_query' => is_array( $metaQuery ) && array() !== $metaQuery
				? array( $metaQuery, $noLogin )
				: $noLogin,
		) + $query;
	}
}
