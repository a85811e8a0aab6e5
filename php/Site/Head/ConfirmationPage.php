<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

/** The page that forms redirect to after submission (spec 2). Visitors should not find it in any other way. */
final class ConfirmationPage {

	private const PATH = 'form-confirmation';

	/** Returns the page's id; 0 if there is none. */
	public static function id(): int {
		return (int) get_page_by_path( self::PATH )?->ID;
	}

	/** Whether a post is the confirmation page. Only compares ids, without a database query. */
	public static function is( \WP_Post $post ): bool {
		return 'page' === $post->post_type && self::PATH === $post->post_name && 0 === $post->post_parent;
	}

	public static function isShown(): bool {
		$page = is_page() ? get_queried_object() : null;
		return $page instanceof \WP_Post && self::is( $page );
	}
}
