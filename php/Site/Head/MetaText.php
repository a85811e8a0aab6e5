<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

/** Converts HTML to text for meta tags and JSON. The text still needs to be escaped. */
final class MetaText {

	/** Words up to so many code points are never cut. Longer ones are: Japanese, Chinese and Thai have no spaces. */
	private const LONGEST_WORD = 30;

	/** Tags that end a line of text. */
	private const LINE_END = '~<br\b[^>]*>|</(?:address|article|aside|blockquote|caption|d[dlt]|details|div|figcaption'
		. '|figure|footer|h[1-6]|header|li|ol|p|pre|section|summary|t[dhr]|table|ul)\b[^>]*>~i';

	/** Returns one line of text: no tags, entities decoded, white space collapsed. */
	public static function fromHtml( string $html ): string {
		$text = html_entity_decode( wp_strip_all_tags( self::spaced( $html ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( (string) preg_replace( '/[\s\x{00A0}]+/u', ' ', wp_check_invalid_utf8( $text ) ) );
	}

	/** Adds a space where a line ends, so that words do not run together once the tags are removed. */
	public static function spaced( string $html ): string {
		return (string) preg_replace( self::LINE_END, '$0 ', $html );
	}

	/**
	 * Returns one line of text, cut between words if possible.
	 *
	 * @param int $limit In code points, with the ellipsis.
	 */
	public static function cut( string $html, int $limit ): string {
		$text = self::fromHtml( $html );
		if ( mb_strlen( $text, 'UTF-8' ) <= $limit ) {
			return $text;
		}
		// Not before a combining accent, nor within an emoji sequence.
		preg_match( '/^.{0,' . ( $limit - 1 ) . '}(?<!\x{200D})(?![\p{M}\x{200D}])/u', $text, $part );
		$partialWord = '/\s+\S{0,' . self::LONGEST_WORD . '}$/u';
		return preg_replace( array( $partialWord, '/[ ,.;:–-]+$/u' ), '', $part[0] ?? '' ) . '…';
	}
}
