<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

/** A page in another language than the site's, as plugins for several languages make them. */
final class PageLanguage {

	public const FRENCH = 'fr_FR';

	/**
	 * @template T
	 * @param \Closure(): T $work
	 * @return T
	 */
	public static function during( string $locale, \Closure $work ): mixed {
		$page = static fn(): string => $locale;
		add_filter( 'locale', $page );
		try {
			return $work();
		} finally {
			remove_filter( 'locale', $page );
		}
	}

	/** Meanwhile WordPress has a French catalogue, and each text of the plugin begins with its language. */
	public static function installed( \Closure $work ): void {
		$languages = new \ReflectionProperty( \WP_Locale_Switcher::class, 'available_languages' );
		$before    = $languages->getValue( $GLOBALS['wp_locale_switcher'] );
		$mark      = static fn( string $text ): string => '[' . determine_locale() . '] ' . $text;
		$languages->setValue( $GLOBALS['wp_locale_switcher'], array( ...$before, self::FRENCH ) );
		add_filter( 'gettext_atoll', $mark );
		Inside::forgetServices(); // Contracts that were read without the mark.
		try {
			$work();
		} finally {
			remove_filter( 'gettext_atoll', $mark );
			Inside::forgetServices();
			$languages->setValue( $GLOBALS['wp_locale_switcher'], $before );
		}
	}
}
