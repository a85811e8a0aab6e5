<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

/** Keeps a response that is for one person out of all caches: the browser's, proxies' and WordPress plugins'. */
final class NoStoreHeaders {

	/** Does not change headers that were already sent. */
	public static function send(): void {
		if ( ! headers_sent() ) {
			nocache_headers();
			header( 'Cache-Control: private, no-store' ); // WordPress' headers for visitors are less strict.
		}
		self::disablePageCache();
	}

	/** Defines the constant that page caches respect. */
	public static function disablePageCache(): void {
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
	}
}
