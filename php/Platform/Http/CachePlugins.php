<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

use Atoll\Platform\Errors\ErrorLog;

/**
 * Clears the page caches of other plugins. They notice when a page is edited, but not when a form, a notification or a
 * setting that the page shows has changed.
 */
final class CachePlugins {

	/** Runs on action `atoll_pages_changed`. */
	public function clear(): void {
		$this->safely( 'Speed Optimizer', fn() => $this->call( 'sg_cachepress_purge_cache' ) );
		$this->safely( 'W3 Total Cache', fn() => $this->call( 'w3tc_flush_posts' ) );
		$this->safely( 'WP-Optimize', fn() => $this->call( 'wpo_cache_flush' ) );
		$this->safely( 'WP Rocket', fn() => $this->call( 'rocket_clean_domain' ) );
		// Without an argument it would clear the caches of all sites of a network.
		$this->safely( 'WP Super Cache', fn() => $this->call( 'wp_cache_clear_cache', get_current_blog_id() ) );
		$this->safely( 'Breeze', static fn() => do_action( 'breeze_clear_all_cache' ) );
		$this->safely( 'Cache Enabler', static fn() => do_action( 'cache_enabler_clear_site_cache' ) );
		$this->safely( 'Hummingbird', static fn() => do_action( 'wphb_clear_page_cache' ) );
		$this->safely( 'Jetpack Boost', static fn() => do_action( 'jetpack_boost_clear_page_cache_all' ) );
		$this->safely( 'LiteSpeed Cache', static fn() => do_action( 'litespeed_purge', '*' ) );
		$this->safely( 'WP Fastest Cache', static fn() => do_action( 'wpfc_clear_all_cache' ) );
	}

	private function call( string $name, int ...$arguments ): void {
		is_callable( $name ) && $name( ...$arguments );
	}

	/**
	 * Keeps an error in one plugin from stopping the others.
	 *
	 * @param \Closure(): void $clear
	 */
	private function safely( string $plugin, \Closure $clear ): void {
		try {
			$clear();
		} catch ( \Throwable $fault ) {
			( new ErrorLog() )->write( $fault, "the page cache of {$plugin}" );
		}
	}
}
