<?php

declare( strict_types=1 );

namespace Atoll\Portal;

use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageSettings;

/** Which pages need a login, and whether whoever asks has one. A file needs what the page needs that it was added to. */
final class PrivatePages {

	public function __construct( private PageMeta $meta ) {}

	public function isClosed( int $post ): bool {
		return ! is_user_logged_in() && $this->settings( $post )->isPrivate;
	}

	public function settings( int $post ): PageSettings {
		return $this->meta->of( 'attachment' === get_post_type( $post ) ? (int) wp_get_post_parent_id( $post ) : $post );
	}

	/**
	 * Every private page, in one query, which WordPress caches.
	 *
	 * @return list<int>
	 */
	public function ids(): array {
		return array_values(
			get_posts(
				array(
					'post_type'      => PageMeta::TYPES,
					'post_status'    => 'publish',
					'numberposts'    => -1,
					'fields'         => 'ids',
					// As PageMeta::of() judges: whoever must log in has to see where.
					'meta_query'     => array(
						array(
							'key'   => PageMeta::IS_PRIVATE,
							'value' => '1',
						),
						PageMeta::isNoLogin(),
					),
					'orderby'        => 'none',
					Concealment::OFF => true,
				)
			)
		);
	}

	/** @return list<int> Every file that was added to a private page. */
	public function files(): array {
		$pages = $this->ids();
		return array() === $pages ? array() : array_values(
			get_posts(
				array(
					'post_type'       => 'attachment',
					'post_status'     => 'inherit',
					'numberposts'     => -1,
					'fields'          => 'ids',
					'post_parent__in' => $pages,
					'orderby'         => 'none',
					Concealment::OFF  => true,
				)
			)
		);
	}
}
