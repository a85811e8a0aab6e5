<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

/** Somebody at work behind the site, in a language that is not the site's. */
final class StaffLanguage {

	public const STAFF = 'de_DE';

	/** Meanwhile each text of the plugin begins with the language that it was asked for in, such as `[en_AU] `. */
	public static function during( \Closure $work ): void {
		$mark  = static fn( string $text ): string => '[' . determine_locale() . '] ' . $text;
		$staff = static fn(): string => self::STAFF;
		add_filter( 'gettext_atoll', $mark );
		add_filter( 'determine_locale', $staff, 5 );
		try {
			$work();
		} finally {
			remove_filter( 'determine_locale', $staff, 5 );
			remove_filter( 'gettext_atoll', $mark );
		}
	}
}
