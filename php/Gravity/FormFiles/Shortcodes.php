<?php

declare( strict_types=1 );

namespace Atoll\Gravity\FormFiles;

/** Finds shortcodes in imported texts, of any plugin: it may not be installed on this site. */
final class Shortcodes {

	private const SHORTCODE = '~\[[a-z][\w-]*(\s[^\[\]]*|/)?\]~';

	public static function areIn( string $text ): bool {
		return 1 === preg_match( self::SHORTCODE, self::withoutCode( $text ) );
	}

	/** Removes style sheets and scripts, whose braces and brackets are not merge tags or shortcodes. */
	public static function withoutCode( string $text ): string {
		return (string) preg_replace( '~<(script|style)\b.*?</\1>~is', '', $text );
	}
}
