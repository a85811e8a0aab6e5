<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

/**
 * Headers for a page that is for one person, or whose URL holds a key. Other sites cannot show it in a frame, where
 * users could be tricked into pressing a hidden button, and do not learn its URL. Nothing on it may use the reader's
 * devices. Search engines do not index it, whichever plugin prints the robots tag.
 */
final class PrivatePageHeaders {

	/** Does nothing if headers were already sent. */
	public static function send(): void {
		if ( headers_sent() ) {
			return;
		}
		header( 'X-Frame-Options: SAMEORIGIN' );
		header( 'Referrer-Policy: same-origin' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Permissions-Policy: camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()' );
		// Added to the headers of the site or other plugins: all of them apply.
		foreach ( array( "Content-Security-Policy: frame-ancestors 'self'", 'X-Robots-Tag: noindex' ) as $header ) {
			in_array( $header, headers_list(), true ) || header( $header, false );
		}
	}
}
