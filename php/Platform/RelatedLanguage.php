<?php

declare( strict_types=1 );

namespace Atoll\Platform;

/**
 * Falls back to translations of a related locale if a locale has none: Austrian German (`de_AT`) and formal German
 * (`de_DE_formal`) use those of `de_DE`.
 */
final class RelatedLanguage {

	/** `atoll-de_AT` and its suffix: `.mo`, `.l10n.php`, `-<hash>.json`. */
	private const NAME = '~^(?<before>.*/atoll-)(?<language>[a-z]{2,3})(?:_[A-Za-z0-9]+)+'
		. '(?<after>(?:-[^/]+\.json|\.mo|\.l10n\.php))$~D';

	/**
	 * @param string $file Translation file that WordPress looks for; for `.mo` it tries `.l10n.php` first.
	 * @return string The same path if it or its `.l10n.php` exists, or if there is no related locale.
	 */
	public static function find( string $file ): string {
		if ( 1 !== preg_match( self::NAME, $file, $parts ) || self::exists( $file ) ) {
			return $file;
		}
		$extension = str_ends_with( $file, '.mo' ) ? '.l10n.php' : $parts['after'];
		$others    = glob( "{$parts['before']}{$parts['language']}_*{$extension}" );
		return array() === $others || false === $others
			? $file
			: substr( $others[0], 0, -strlen( $extension ) ) . $parts['after'];
	}

	private static function exists( string $file ): bool {
		return is_readable( $file ) || is_readable( (string) preg_replace( '/\.mo$/D', '.l10n.php', $file ) );
	}
}
