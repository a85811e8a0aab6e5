<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

/**
 * Text as it is compared: small letters without accents, the same on every database and in every language of the site.
 */
final class TextFolding {

	/** Accents of their own that stand behind their letter; WordPress knows only letters that have theirs in them. */
	private const ACCENTS = '/[\x{300}-\x{36F}]/u';

	/** @return string Empty for what is no UTF-8. */
	public static function of( string $text ): string {
		if ( 1 !== preg_match( '/[A-Z\x80-\xFF]/', $text ) ) {
			return $text; // Most texts of a database, and by far the quickest to say.
		}
		// One locale: German would make "ae" of "ä" while the index was written in English.
		return mb_strtolower( (string) preg_replace( self::ACCENTS, '', remove_accents( $text, 'en_AU' ) ) );
	}
}
