<?php

declare( strict_types=1 );

namespace Atoll\Portal;

use Atoll\Site\Page\PageMeta;

/** Which pages need a login, and whether whoever asks has one. */
final class PrivatePages {

	public function __construct( private PageMeta $meta ) {}

	public function isClosed( int $page ): bool {
		return ! is_user_logged_in() && $this->meta->of( $page )->isPrivate;
	}

	/**
	 * Every private page; WordPress' query cache makes asking again cheap.
	 *
	 * @return list<int>
	 */
	public function ids(): array {
		$ids = get_posts(
			array(
				'post_type'      => PageMeta::TYPES,
				'post_status'    => 'publish',
				'numberposts'    => -1,
				'fields'         => 'ids',
				'meta_key'       => PageMeta::IS_PRIVATE,
				'meta_value'     => '1',
				'orderby'        => 'none',
				Concealment::OFF => true,
			)
		);
		update_meta_cache( 'post', $ids );
		return array_values( array_filter( $ids, fn( int $page ): bool => $this->meta->of( $page )->isPrivate ) );
	}
}
