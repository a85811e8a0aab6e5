<?php

declare( strict_types=1 );

namespace Atoll\Platform;

/**
 * The site's language, for what visitors and clients read: behind the site WordPress speaks the language of whoever is
 * logged in. WordPress without a language pack calls itself American; the words of a broker's site are Australian
 * (spec 9, en-AU), so that screen readers and hyphenation go by that.
 */
final class SiteLanguage {

	/** The hidden input in which a page says its locale to what answers a form. */
	public const INPUT = 'atoll_locale';

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

	/** The locale that a plugin for several languages gives this page, where it is not the site's own; else empty. */
	public static function ofOtherPage(): string {
		$own    = get_option( 'WPLANG', is_multisite() ? get_site_option( 'WPLANG' ) : '' ) ?: self::WORDPRESS_DEFAULT;
		$locale = get_locale();
		return $locale === $own ? '' : $locale;
	}

	/**
	 * @template T
	 * @param \Closure(): T $work
	 * @return T
	 */
	public static function in( \Closure $work ): mixed {
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
		try {
			return $work();
		} finally {
			if ( $switched ) {
				restore_previous_locale();
			}
		}
	}
}
