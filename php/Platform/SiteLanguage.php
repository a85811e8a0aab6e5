<?php

declare( strict_types=1 );

namespace Atoll\Platform;

use Atoll\Platform\Rest\RestNamespaces;

/**
 * Languages of a site, none of which is that of whoever is logged in: its own, which its owner set, for what staff read
 * and history keeps, the page's, for what its visitor reads, and that of an account, for mail to it. They differ where
 * a plugin for several languages filters `locale` by page, and where a page's script names its own to the REST API.
 *
 * WordPress without a language pack calls itself American; the words of a broker's site are Australian (spec 9, en-AU),
 * so that screen readers and hyphenation go by that.
 */
final class SiteLanguage {

	private const WORDPRESS_DEFAULT = 'en_US';
	private const AUSTRALIAN        = 'en_AU';

	/** As Open Graph writes it, such as `en_AU`: only WordPress knows variants such as `de_DE_formal`. */
	public static function name(): string {
		$locale = implode( '_', array_slice( explode( '_', get_locale() ), 0, 2 ) );
		return self::WORDPRESS_DEFAULT === $locale ? self::AUSTRALIAN : $locale;
	}

	/** As HTML and schema.org write it, such as `en-AU`. */
	public static function tag(): string {
		return strtr( self::name(), '_', '-' );
	}

	/**
	 * The address of a route of ours for a page's scripts: it says the language that the plugin for several languages
	 * gives the page, where that is not the site's own, and is answered in it.
	 */
	public static function inAddress( string $url ): string {
		$locale = get_locale();
		return self::own() === $locale
			? $url
			: $url . ( str_contains( $url, '?' ) ? '&' : '?' ) . RestNamespaces::LOCALE . '=' . rawurlencode( $locale );
	}

	/**
	 * In the site's own language, whatever page a visitor caused the work from.
	 *
	 * @template T
	 * @param \Closure(): T $work
	 * @return T
	 */
	public static function in( \Closure $work ): mixed {
		return self::inLocale( self::own(), $work );
	}

	/**
	 * In the language of somebody with an account, as WordPress keeps it; the site's own where they have chosen none,
	 * or one that WordPress does not have.
	 *
	 * @template T
	 * @param int           $user Id.
	 * @param \Closure(): T $work
	 * @return T
	 */
	public static function ofUser( int $user, \Closure $work ): mixed {
		$locale = get_user_meta( $user, 'locale', true );
		return self::in(
			static fn(): mixed => is_string( $locale ) && '' !== $locale
				? self::inLocale( $locale, $work )
				: $work()
		);
	}

	/** What WordPress keeps with an account that is made on the page: its language, empty for the site's own. */
	public static function ofNewUser(): string {
		$locale = get_locale();
		return self::own() === $locale ? '' : $locale;
	}

	/**
	 * In the language of the page; behind the site and in background work that is the site's own.
	 *
	 * @template T
	 * @param \Closure(): T $work
	 * @return T
	 */
	public static function inPages( \Closure $work ): mixed {
		return self::inLocale( get_locale(), $work );
	}

	/**
	 * @template T
	 * @param string        $locale One that WordPress does not have changes nothing.
	 * @param \Closure(): T $work
	 * @return T
	 */
	public static function inLocale( string $locale, \Closure $work ): mixed {
		$switched = switch_to_locale( $locale );
		$name     = static fn(): string => $locale;
		if ( determine_locale() === $locale ) {
			// Plugins for several languages name the page's also where another is spoken.
			add_filter( 'locale', $name, PHP_INT_MAX );
		}
		try {
			return $work();
		} finally {
			remove_filter( 'locale', $name, PHP_INT_MAX );
			if ( $switched ) {
				restore_previous_locale();
			}
		}
	}

	/** As `get_locale()` before anybody filters it or switches, and so not of the page. */
	private static function own(): string {
		$constant = defined( 'WPLANG' ) ? WPLANG : '';
		$locale   = get_option( 'WPLANG', is_multisite() ? get_site_option( 'WPLANG', $constant ) : $constant );
		return is_string( $locale ) && '' !== $locale ? $locale : self::WORDPRESS_DEFAULT;
	}
}
