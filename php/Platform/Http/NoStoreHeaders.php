<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

/**
 * Keeps an answer that is for one person alone out of caches: the browser's, proxies' and those of WordPress' plugins.
 */
final class NoStoreHeaders {

	/** Does nothing to headers where they are sent already. */
	public static function send(): void {
		if ( ! headers_sent() ) {
			nocache_headers();
			header( 'Cache-Control: private, no-store' ); // Of a visitor too, whom WordPress tells less strictly.
		}
		self::disablePageCache();
	}

	/** By the name that page caches agree on. */
	public static function disablePageCache(): void {
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
	}
}
