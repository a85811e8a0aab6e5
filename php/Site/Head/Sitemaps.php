<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

use Atoll\Site\Page\PageMeta;

/** Removes login pages and the confirmation page from WordPress' sitemap. Private pages are in no list at all. */
final class Sitemaps {

	public function __construct( private PageMeta $pages ) {}

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	public function withoutConfirmation( array $query, string $type ): array {
		return 'page' === $type ? $this->without( $query, ConfirmationPage::id() ) : $query;
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
		) + $this->without( $query, $this->pages->namedLogin() );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	private function without( array $query, int $page ): array {
		$excluded = $query['post__not_in'] ?? null;
		return $page > 0
			? array( 'post__not_in' => array( ...( is_array( $excluded ) ? $excluded : array() ), $page ) ) + $query
			: $query;
	}
}
