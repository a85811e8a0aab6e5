<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

/**
 * Whether another plugin describes pages to search engines. Atoll then leaves titles, descriptions, addresses, Open
 * Graph, robots and JSON-LD to it, so that nothing is said twice.
 */
final class SeoPlugins {

	/**
	 * A constant that each defines as soon as it is loaded: Yoast, Rank Math, SEOPress, All in One SEO, The SEO
	 * Framework.
	 */
	private const VERSIONS = array(
		'WPSEO_VERSION',
		'RANK_MATH_VERSION',
		'SEOPRESS_VERSION',
		'AIOSEO_VERSION',
		'THE_SEO_FRAMEWORK_VERSION',
	);

	/**
	 * Whether Jetpack's module “SEO” prints descriptions, those among them that editors write for it, and puts these
	 * into Jetpack's Open Graph. All else is left to Atoll.
	 */
	public function isJetpackDescribing(): bool {
		return class_exists( 'Jetpack_SEO', false ) && apply_filters( 'jetpack_seo_meta_tags_enabled', true );
	}

	public function isActive(): bool {
		/**
		 * Filters whether another plugin describes this site's pages, so that Atoll stands back.
		 *
		 * @param bool $is_active Whether one of those that Atoll knows is loaded.
		 */
		return (bool) apply_filters( 'atoll_seo_plugin_active', array() !== array_filter( self::VERSIONS, 'defined' ) );
	}
}
