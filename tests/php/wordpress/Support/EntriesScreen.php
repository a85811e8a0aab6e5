<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

/** The entries screen of wp-admin as WordPress would print it for the present user. */
final class EntriesScreen {

	private const HOOK = 'toplevel_page_atoll-entries';

	/** @param int $entry 0 for the list. */
	public static function html( int $entry = 0 ): string {
		global $menu, $submenu;
		$before = array( $menu, $submenu, $_GET );
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		remove_all_actions( self::HOOK );
		remove_all_actions( 'load-' . self::HOOK );
		$menu    = array();
		$submenu = array();
		$_GET    = 0 === $entry ? array() : array( 'entry' => (string) $entry );
		set_current_screen( self::HOOK );
		ob_start();
		try {
			do_action( 'admin_menu', '' );
			do_action( self::HOOK );
		} finally {
			$html                       = (string) ob_get_clean();
			list( $menu, $submenu, $_GET ) = $before;
			unset( $GLOBALS['current_screen'] );
		}
		return $html;
	}
}
