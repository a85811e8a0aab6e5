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

	public static function isShown(): bool {
		$page = is_page() ? get_queried_object() : null;
		return $page instanceof \WP_Post && self::PATH === $page->post_name && self::id() === $page->ID;
	}
}
