<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Platform\Access\Capabilities;
use WP_User;

/**
 * Redirects staff who only work with entries to the list of entries after login: WordPress' dashboard is empty for
 * them, and they would land on their profile.
 */
final class StaffStartPage {

	private const DASHBOARD = 'index.php';

	/** Filters the redirect, unless another URL was requested. */
	public function redirectUrl( string $url, mixed $requestedUrl, mixed $user ): string {
		return in_array( $url, array( '', 'wp-admin/', admin_url() ), true ) && $user instanceof WP_User
			&& $this->isEntryStaff( $user )
			? AdminMenu::entries()
			: $url;
	}

	public function removeDashboard(): void {
		$this->isEntryStaff( wp_get_current_user() ) && remove_menu_page( self::DASHBOARD );
	}

	public function leaveDashboard(): void {
		if ( $this->isEntryStaff( wp_get_current_user() ) ) {
			wp_safe_redirect( AdminMenu::entries() );
			exit;
		}
	}

	private function isEntryStaff( WP_User $user ): bool {
		return $user->has_cap( Capabilities::VIEW_ENTRIES ) && ! $user->has_cap( 'edit_posts' );
	}
}
