<?php

declare( strict_types=1 );

namespace Atoll\Platform;

/**
 * Atoll's words for a site whose language has no catalogue of its own: those of the same language elsewhere, so that
 * German of Austria (`de_AT`) and the formal German of Germany (`de_DE_formal`) read `de_DE`.
 */
final class RelatedLanguage {

	/** `atoll-de_AT`, and what follows: `.mo`, `.l10n.php`, `-<hash>.json`. */
	private const NAME = '~^(?<before>.*/atoll-)(?<language>[a-z]{2,3})(?:_[A-Za-z0-9]+)+'
		. '(?<after>(?:-[^/]+\.json|\.mo|\.l10n\.php))$~D';

	/**
	 * @param string $file Of a catalogue that WordPress looks for; of `.mo` it looks for `.l10n.php` first.
	 * @return string The same, where it or its `.l10n.php` is there, or where there is no related one.
	 */
	public static function of( string $file ): string {
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
