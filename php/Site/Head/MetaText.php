<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

/** Words without markup, as attributes of meta tags and JSON want them: escaped by whoever prints them. */
final class MetaText {

	/** Code points of the longest word that is left out whole: Japanese, Chinese and Thai write without blanks. */
	private const LONGEST_WORD = 30;

	/** Tags after which a page goes on elsewhere than in the same line. */
	private const LINE_END = '~<br\b[^>]*>|</(?:address|article|aside|blockquote|caption|d[dlt]|details|div|figcaption'
		. '|figure|footer|h[1-6]|header|li|ol|p|pre|section|summary|t[dhr]|table|ul)\b[^>]*>~i';

	/** One line: tags gone, entities as characters, white space as single blanks. */
	public static function of( string $html ): string {
		$text = html_entity_decode( wp_strip_all_tags( self::spaced( $html ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( (string) preg_replace( '/[\s\x{00A0}]+/u', ' ', wp_check_invalid_utf8( $text ) ) );
	}

	/** With a blank where a line ends, so that the words on both sides are not one once the tags are gone. */
	public static function spaced( string $html ): string {
		return (string) preg_replace( self::LINE_END, '$0 ', $html );
	}

	/**
	 * The same, at most so many code points long, cut between words where it has any.
	 *
	 * @param int $limit Code points, the ellipsis included.
	 */
	public static function cut( string $html, int $limit ): string {
		$text = self::of( $html );
		if ( mb_strlen( $text, 'UTF-8' ) <= $limit ) {
			return $text;
		}
		// Not before a letter's accent, nor within an emoji that is made of several.
		preg_match( '/^.{0,' . ( $limit - 1 ) . '}(?<!\x{200D})(?![\p{M}\x{200D}])/u', $text, $part );
		$partialWord = '/\s+\S{0,' . self::LONGEST_WORD . '}$/u';
		return preg_replace( array( $partialWord, '/[ ,.;:–-]+$/u' ), '', $part[0] ?? '' ) . '…';
	}
}
