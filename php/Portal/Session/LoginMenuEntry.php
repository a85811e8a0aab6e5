<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Portal\PortalUrls;
use WP_Post;

/**
 * Menu item for the login page. For logged-in users it links to the dashboard and shows its title. No cache stores
 * their pages; visitors' pages are all the same.
 */
final class LoginMenuEntry {

	public function __construct( private PortalUrls $urls ) {}

	/**
	 * Filters `wp_get_nav_menu_items`.
	 *
	 * @param array<mixed> $entries
	 * @return array<mixed>
	 */
	public function filterItems( array $entries ): array {
		$dashboard = $this->urls->dashboardPage();
		return 0 === $dashboard ? $entries : array_map(
			fn( mixed $entry ): mixed => $entry instanceof WP_Post && $this->isLogin( $entry )
				? $this->dashboardEntry( clone $entry, $dashboard )
				: $entry,
			$entries
		);
	}

	private function isLogin( WP_Post $entry ): bool {
		return 'post_type' === $entry->type && $this->urls->isLogin( (int) $entry->object_id );
	}

	private function dashboardEntry( WP_Post $entry, int $page ): WP_Post {
		$entry->title       = get_the_title( $page );
		$entry->url         = (string) get_permalink( $page );
		$entry->object_id   = (string) $page;
		$entry->description = '';
		return $entry;
	}
}
