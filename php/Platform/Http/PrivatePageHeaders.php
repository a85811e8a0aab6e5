<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

/**
 * Keeps other sites out of a page that is for one person, or whose address holds a key: none shows it in a frame, where
 * somebody could be led to press a button that they do not see, none learns its address, and nothing in it may use a
 * device of whoever reads it. No search engine keeps it, whichever plugin prints its robots tag.
 */
final class PrivatePageHeaders {

	/** Does nothing once headers are sent. */
	public static function send(): void {
		if ( headers_sent() ) {
			return;
		}
		header( 'X-Frame-Options: SAMEORIGIN' );
		header( 'Referrer-Policy: same-origin' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Permissions-Policy: camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()' );
		// Beside those that a site or another plugin has: all of them hold.
		foreach ( array( "Content-Security-Policy: frame-ancestors 'self'", 'X-Robots-Tag: noindex' ) as $header ) {
			in_array( $header, headers_list(), true ) || header( $header, false );
		}
	}
}
