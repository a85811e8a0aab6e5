<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

/**
 * Text as it is compared: lower case without accents, the same on every database and in every language of the site.
 */
final class TextFolding {

	/** Combining accents, which follow their letter; WordPress removes only those of precomposed letters. */
	private const ACCENTS = '/[\x{300}-\x{36F}]/u';

	/** @return string Empty for what is no UTF-8. */
	public static function fold( string $text ): string {
		if ( 1 !== preg_match( '/[A-Z\x80-\xFF]/', $text ) ) {
			return $text; // Most texts, and by far the quickest case.
		}
		// One locale: in German "ä" would become "ae", though the index may have been written in English.
		return mb_strtolower( (string) preg_replace( self::ACCENTS, '', remove_accents( $text, 'en_AU' ) ) );
	}
}
