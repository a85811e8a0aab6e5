<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\PrivateContent;

use Atoll\Platform\Errors\StorageFailed;

/**
 * Closes a site while nothing guards its private pages: without the plugin's guard, WordPress shows them like all other
 * pages and includes them in search, feeds and REST API. Until the plugin runs again, only logged-in users get in.
 */
final class SiteLockdown {

	/** Seconds after which caches and search engines may try again. */
	private const RETRY_AFTER = 3600;

	public function __construct( private PrivatePosts $posts ) {}

	/** Runs on action `init`, which fires before any page is shown. */
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

	/** Whether staff need the request to repair the site, or WordPress does. None of these shows visitors a page. */
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
