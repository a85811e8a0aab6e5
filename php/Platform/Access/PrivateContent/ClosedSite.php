<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\PrivateContent;

use Atoll\Platform\Errors\StorageFailed;

/**
 * A site whose private pages nothing guards: to WordPress they are pages like any other, found by its search, its feeds
 * and its REST API. Until the plugin runs again, only people who are logged in may see it.
 */
final class ClosedSite {

	/** Seconds after which caches and search engines ask again. */
	private const RETRY_AFTER = 3600;

	public function __construct( private PrivatePosts $posts ) {}

	/** Action `init`, which every way to a page comes by. */
	public function enforce(): void {
		if ( is_user_logged_in() || $this->isNeeded() || ! $this->hasPrivatePosts() ) {
			return;
		}
		header( 'Retry-After: ' . self::RETRY_AFTER );
		wp_die(
			esc_html__( 'This website is being repaired. Please come back a little later.', 'atoll' ),
			'',
			array( 'response' => 503 )
		);
	}

	/** By those who log in to mend it, and by WordPress itself; none of it shows a page to strangers. */
	private function isNeeded(): bool {
		return is_login() || is_admin() || wp_doing_cron() || defined( 'WP_CLI' );
	}

	private function hasPrivatePosts(): bool {
		try {
			return array() !== $this->posts->all();
		} catch ( StorageFailed ) {
			return true;
		}
	}
}
