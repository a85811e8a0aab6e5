<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

use Atoll\Site\Head\ConfirmationPage;
use Atoll\Site\Page\PageMeta;

/**
 * Keeps private pages, their files, login pages and the confirmation page out of other plugins' sitemaps, which bypass
 * WP_Query. Cron jobs and administrators generate these sitemaps for everybody, so the current user does not matter.
 */
final class SeoSitemapFilter {

	public function __construct( private PrivatePages $pages, private PageMeta $meta ) {}

	/** @return array<int> Ids that a sitemap excludes. */
	public function excluded( mixed $ids ): array {
		return wp_parse_id_list(
			array(
				...( is_array( $ids ) ? $ids : array() ),
				...$this->pages->ids(),
				...$this->pages->files(),
				...$this->loginPages(),
				...array_filter( array( $this->meta->namedLogin(), ConfirmationPage::id() ) ),
			)
		);
	}

	/**
	 * @param mixed $query Arguments of get_posts().
	 * @return array<mixed> The arguments with the excluded ids.
	 */
	public function narrow( mixed $query ): array {
		$query    = is_array( $query ) ? $query : array();
		$excluded = $query['exclude'] ?? array(); // From another plugin: a list or a comma-separated string.
		return array(
			'exclude' => $this->excluded( wp_parse_id_list( is_string( $excluded ) ? $excluded : (array) $excluded ) ),
		) + $query;
	}

	/** @param mixed $post A database row, which is not always a WP_Post. */
	public function isSkipped( mixed $isSkipped, mixed $post ): mixed {
		$id = is_object( $post ) && is_numeric( $post->ID ?? null ) ? (int) $post->ID : 0;
		return $this->pages->isPrivate( $id ) || $this->meta->read( $id )->isLoginPage || ConfirmationPage::id() === $id
			? true
			: $isSkipped;
	}

	/** @return array<int> */
	private function loginPages(): array {
		return get_posts(
			array(
				'post_type'   => PageMeta::TYPES,
				'meta_key'    => PageMeta::IS_LOGIN_PAGE,
				'meta_value'  => '1',
				'numberposts' => -1,
				'fields'      => 'ids',
				'orderby'     => 'none',
			)
		);
	}
}
