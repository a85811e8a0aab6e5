<?php

declare( strict_types=1 );

namespace Atoll\Platform;

use Atoll\Platform\Rest\RestNamespaces;

/**
 * Languages of a site; none is that of the user who is logged in. The site's own, as its owner set it, is for what
 * staff read and for the history; the page's is for its visitors; an account's is for emails to it. They differ if a
 * multilingual plugin filters `locale` by page, or if a page's script names the page's language to the REST API.
 *
 * WordPress without a language pack is American English. A broker's site is written in Australian English (spec 9,
 * en-AU), so that is what screen readers and hyphenation are told.
 */
final class SiteLanguage {

	private const WORDPRESS_DEFAULT = 'en_US';
	private const AUSTRALIAN        = 'en_AU';

	/** Returns the language for Open Graph, such as `en_AU`: without WordPress' variants such as `de_DE_formal`. */
	public static function name(): string {
		$locale = implode( '_', array_slice( explode( '_', get_locale() ), 0, 2 ) );
		return self::WORDPRESS_DEFAULT === $locale ? self::AUSTRALIAN : $locale;
	}

	/** Returns the language in the format of HTML and schema.org, such as `en-AU`. */
	public static function tag(): string {
		return strtr( self::name(), '_', '-' );
	}

	/**
	 * Returns the URL of one of our routes for a page's scripts. If a multilingual plugin gives the page another
	 * language than the site's, the URL names it, and the route responds in it.
	 */
	public static function inAddress( string $url ): string {
		$locale = get_locale();
		return self::own() === $locale
			? $url
			: $url . ( str_contains( $url, '?' ) ? '&' : '?' ) . RestNamespaces::LOCALE . '=' . rawurlencode( $locale );
	}

	/**
	 * Runs work in the site's own language, whichever page triggered it.
	 *
	 * @template T
	 * @param \Closure(): T $work
	 * @return T
	 */
	public static function in( \Closure $work ): mixed {
		return self::inLocale( self::own(), $work );
	}

	/**
	 * Runs work in a user's language, as WordPress stores it; in the site's own if they have not chosen one, or
	 * WordPress does not have it.
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

	/** Returns the language to store for an account created on this page; empty for the site's own. */
	public static function ofNewUser(): string {
		$locale = get_locale();
		return self::own() === $locale ? '' : $locale;
	}

	/**
	 * Runs work in the page's language; in wp-admin and background work that is the site's own.
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
	 * @param string        $locale Ignored if WordPress does not have it.
	 * @param \Closure(): T $work
	 * @return T
	 */
	public static function inLocale( string $locale, \Closure $work ): mixed {
		$switched = switch_to_locale( $locale );
		$name     = static fn(): string => $locale;
		if ( determine_locale() === $locale ) {
			// Multilingual plugins return the page's language even after a switch.
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

	/** Returns what `get_locale()` would before any filter or switch, so not the page's language. */
	private static function own(): string {
		$constant = defined( 'WPLANG' ) ? WPLANG : '';
		$locale   = get_option( 'WPLANG', is_multisite() ? get_site_option( 'WPLANG', $constant ) : $constant );
		return is_string( $locale ) && '' !== $locale ? $locale : self::WORDPRESS_DEFAULT;
	}
}
