<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

/** The page that forms lead to once they were sent (spec 2): nobody is to come to it from elsewhere. */
final class ConfirmationPage {

	private const PATH = 'form-confirmation';

	/** Number of the page; 0 where there is none. */
	public static function id(): int {
		return (int) get_page_by_path( self::PATH )?->ID;
	}

	/** The same as a comparison of its number, without a question to the database. */
	public static function is( \WP_Post $post ): bool {
		return 'page' === $post->post_type && self::PATH === $post->post_name && 0 === $post->post_parent;
	}

	public static function isShown(): bool {
		$page = is_page() ? get_queried_object() : null;
		return $page instanceof \WP_Post && self::is( $page );
	}
}
