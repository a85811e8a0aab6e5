<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

/**
 * Detects other plugins that describe pages to search engines. If there is one, Atoll leaves titles, descriptions,
 * canonical URLs, Open Graph, robots and JSON-LD to it, so that nothing is printed twice.
 */
final class SeoPlugins {

	/**
	 * A constant that each plugin defines when it loads: Yoast, Rank Math, SEOPress, All in One SEO, The SEO Framework.
	 */
	private const VERSIONS = array(
		'WPSEO_VERSION',
		'RANK_MATH_VERSION',
		'SEOPRESS_VERSION',
		'AIOSEO_VERSION',
		'THE_SEO_FRAMEWORK_VERSION',
	);

	/**
	 * Whether Jetpack's module “SEO” prints descriptions, including those written by editors, and adds them to
	 * Jetpack's Open Graph tags. Everything else is left to Atoll.
	 */
	public function isJetpackDescribing(): bool {
		return class_exists( 'Jetpack_SEO', false ) && apply_filters( 'jetpack_seo_meta_tags_enabled', true );
	}

	public function isActive(): bool {
		/**
		 * Filters whether another plugin describes this site's pages, so that Atoll leaves it to that plugin.
		 *
		 * @param bool $is_active Whether one of the plugins that Atoll knows is loaded.
		 */
		return (bool) apply_filters( 'atoll_seo_plugin_active', array() !== array_filter( self::VERSIONS, 'defined' ) );
	}
}
