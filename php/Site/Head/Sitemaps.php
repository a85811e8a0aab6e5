<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

use Atoll\Site\Page\PageMeta;

/**
 * WordPress' sitemap without pages to log in on and a form's thanks. Private pages are in no list
 * at all.
 */
final class Sitemaps {

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	public function withoutThanks( array $query, string $type ): array {
		$left  = $query['post__not_in'] ?? null;
		$thank = ConfirmationPage::id();
		return 'page' === $type && $thank > 0
			? array( 'post__not_in' => array( ...( is_array( $left ) ? $left : array() ), $thank ) ) + $query
			: $query;
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	public function withoutLogins( array $query ): array {
		$open  = PageMeta::isNoLogin();
		$asked = $query['meta_query'] ?? null;
		return array( 'meta_query' => is_array( $asked ) && array() !== $asked ? array( $asked, $open ) : $open )
			+ $query;
	}
}
