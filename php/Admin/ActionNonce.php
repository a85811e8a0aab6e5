<?php

declare( strict_types=1 );

namespace Atoll\Admin;

/** The nonce of an action in wp-admin, in the request parameter `_wpnonce`. */
final class ActionNonce {

	/**
	 * Ends the request with a 403 and WordPress' own page if the nonce does not match the action.
	 *
	 * Some requests send an array, which check_admin_referer() would convert to a string, with a PHP warning.
	 */
	public static function check( string $action ): void {
		if ( ! is_string( $_REQUEST['_wpnonce'] ?? '' ) ) {
			wp_nonce_ays( $action );
		}
		check_admin_referer( $action );
	}
}
