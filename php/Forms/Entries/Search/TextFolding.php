<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

/** Normalises text for comparison: lower case without accents, the same in every database and site language. */
final class TextFolding {

	/** Combining accents, which follow their letter. WordPress only removes accents of precomposed letters. */
	private const ACCENTS = '/[\x{300}-\x{36F}]/u';

	/** @return string Empty for what is no UTF-8. */
	public static function fold( string $text ): string {
		if ( 1 !== preg_match( '/[A-Z\x80-\xFF]/', $text ) ) {
			return $text; // Most texts, and by far the fastest case.
		}
		// Always the same locale: in German, "ä" would become "ae", but the index may have been written in English.
		return mb_strtolower( (string) preg_replace( self::ACCENTS, '', remove_accents( $text, 'en_AU' ) ) );
	}
}
