<?php

declare( strict_types=1 );

namespace Atoll\Gravity\FormFiles;

/** Shortcodes in what came from Gravity Forms, of whatever plugin: it need not be on this site. */
final class Shortcodes {

	private const SHORTCODE = '~\[[a-z][\w-]*(\s[^\[\]]*|/)?\]~';

	public static function areIn( string $text ): bool {
		return 1 === preg_match( self::SHORTCODE, self::withoutCode( $text ) );
	}

	/** Braces and brackets of style sheets and scripts are their own. */
	public static function withoutCode( string $text ): string {
		return (string) preg_replace( '~<(script|style)\b.*?</\1>~is', '', $text );
	}
}
