<?php

declare( strict_types=1 );

namespace Atoll\Admin;

/** The nonce of an action in wp-admin, sent as `_wpnonce`. */
final class ActionNonce {

	/**
	 * Ends the request with 403 and WordPress' own page where the nonce does not belong to the action.
	 *
	 * Some requests send a list, of which check_admin_referer() makes a text, with a warning of PHP's.
	 */
	public static function check( string $action ): void {
		if ( ! is_string( $_REQUEST['_wpnonce'] ?? '' ) ) {
			wp_nonce_ays( $action );
		}
		check_admin_referer( $action );
	}
}
