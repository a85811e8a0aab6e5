<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Writing;

/** What addresses of pages begin with, once the demonstration's permalinks are on. */
final class Permalinks {

	/** As WordPress' own screen begins permalinks where the web server does not rewrite addresses. */
	private const INDEX = '/index.php';

	/** Without the rules of the site's web server: a terminal, and PHP's own server, which needs none. */
	private const NO_SERVER = array( 'cli', 'cli-server' );

	public function __construct( private string $sapi = PHP_SAPI ) {}

	/** `/index.php`, or nothing. The same before the permalinks are set and afterwards. */
	public function prefix(): string {
		$current = get_option( 'permalink_structure' );
		if ( is_string( $current ) && '' !== $current ) {
			return str_starts_with( $current, self::INDEX . '/' ) ? self::INDEX : '';
		}
		require_once ABSPATH . 'wp-admin/includes/misc.php';
		return got_url_rewrite() || in_array( $this->sapi, self::NO_SERVER, true ) ? '' : self::INDEX;
	}

	/**
	 * Without the host, so that the site may move to another port.
	 *
	 * @param string $path From the home page on: `/about/#complaints`.
	 */
	public function url( string $path ): string {
		$isHome = in_array( $path[1] ?? '', array( '', '#', '?' ), true );
		return wp_make_link_relative( home_url( $isHome ? $path : $this->prefix() . $path ) );
	}

	/** Has them understood by WordPress and, where it may write their rules, by the web server. */
	public function flush(): void {
		( $GLOBALS['wp_rewrite'] ?? null ) instanceof \WP_Rewrite && $GLOBALS['wp_rewrite']->init();
		// Post types and taxonomies of this request still have the addresses of before.
		create_initial_taxonomies();
		require_once ABSPATH . 'wp-admin/includes/misc.php'; // Without it WordPress leaves .htaccess as it is.
		flush_rewrite_rules();
	}
}
