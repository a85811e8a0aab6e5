<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Module;
use WP_User;

/**
 * Staff who only look after entries start at the list of entries: WordPress' dashboard has nothing for them, and a
 * login would lead them to their profile.
 */
final class Desk implements Module {

	private const DASHBOARD = 'index.php';

	public function register(): void {
		add_filter( 'login_redirect', $this->lead( ... ), 10, 3 );
		// After everything that adds to the menu.
		add_action( 'admin_menu', $this->clear( ... ), 999 );
		add_action( 'load-' . self::DASHBOARD, $this->send( ... ) );
	}

	/** Only where no other address was asked for. */
	private function lead( string $url, mixed $asked, mixed $user ): string {
		return in_array( $url, array( '', 'wp-admin/', admin_url() ), true ) && $user instanceof WP_User && $this->isDesk( $user ) ? AdminPages::entries() : $url;
	}

	private function clear(): void {
		$this->isDesk( wp_get_current_user() ) && remove_menu_page( self::DASHBOARD );
	}

	private function send(): void {
		if ( $this->isDesk( wp_get_current_user() ) ) {
			wp_safe_redirect( AdminPages::entries() );
			exit;
		}
	}

	private function isDesk( WP_User $user ): bool {
		return $user->has_cap( Capabilities::VIEW_ENTRIES ) && ! $user->has_cap( 'edit_posts' );
	}
}
