<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Writing;

/** The prefix of URLs with the demo's permalinks. */
final class Permalinks {

	/** Prefix that WordPress' settings screen uses if the web server does not rewrite URLs. */
	private const INDEX = '/index.php';

	/** Without the web server of the site: the terminal, and PHP's own server, which needs no rules. */
	private const NO_SERVER = array( 'cli', 'cli-server' );

	public function __construct( private string $sapi = PHP_SAPI ) {}

	/** Returns `/index.php` or an empty string, the same before and after the permalinks are set. */
	public function prefix(): string {
		$current = get_option( 'permalink_structure' );
		if ( is_string( $current ) && '' !== $current ) {
			return str_starts_with( $current, self::INDEX . '/' ) ? self::INDEX : '';
		}
		require_once ABSPATH . 'wp-admin/includes/misc.php';
		return got_url_rewrite() || in_array( $this->sapi, self::NO_SERVER, true ) ? '' : self::INDEX;
	}

	/**
	 * Returns a URL without the host, so that the site may move to another port.
	 *
	 * @param string $path Relative to the home page: `/about/#complaints`.
	 */
	public function url( string $path ): string {
		$isHome = in_array( $path[1] ?? '', array( '', '#', '?' ), true );
		return wp_make_link_relative( home_url( $isHome ? $path : $this->prefix() . $path ) );
	}

	/** Updates the rewrite rules of WordPress and, if it can write them, of the web server. */
	public function flush(): void {
		( $GLOBALS['wp_rewrite'] ?? null ) instanceof \WP_Rewrite && $GLOBALS['wp_rewrite']->init();
		// Post types and taxonomies in this request still use the old permalinks.
		create_initial_taxonomies();
		require_once ABSPATH . 'wp-admin/includes/misc.php'; // Without it WordPress does not write .htaccess.
		flush_rewrite_rules();
	}
}
