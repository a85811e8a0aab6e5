<?php

declare( strict_types=1 );

namespace Atoll\Engine\Formats;

/** Operations on text that PHP and TypeScript do the same way. */
final class Text {

	/** Characters that JavaScript's trim() removes. PHP's trim() only knows those in ASCII. */
	private const SPACE = '\x{9}-\x{D}\x{20}\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}';
	private const BLANK = '~\A[' . self::SPACE . ']*\z~u';
	/** From the first character that is not white space to the last. */
	private const TRIMMED = '~[^' . self::SPACE . '](?:.*[^' . self::SPACE . '])?~us';

	/**
	 * Converts a value from JSON or a request to text. Numbers are written in plain digits, whatever php.ini's
	 * `precision` is, and floats with 15 significant digits. True becomes 1; false, and values that are not scalar,
	 * become empty.
	 */
	public static function fromValue( mixed $value ): string {
		if ( ! is_float( $value ) ) {
			return is_scalar( $value ) ? (string) $value : '';
		}
		$text = sprintf( '%.15H', $value );
		return str_contains( $text, 'E+' ) ? number_format( $value, 0, '', '' ) : $text;
	}

	public static function isBlank( string $text ): bool {
		return 1 === preg_match( self::BLANK, $text );
	}

	/** Trims white space as JavaScript's trim() does. */
	public static function trimmed( string $text ): string {
		return 1 === preg_match( self::TRIMMED, $text, $found ) ? $found[0] : '';
	}

	/** Whether the text is UTF-8. Not by mb_check_encoding(), since WordPress works without the mbstring extension. */
	public static function isUnicode( string $text ): bool {
		return 1 === preg_match( '~~u', $text );
	}

	/** Converts all line breaks to line feeds. */
	public static function lines( string $text ): string {
		return str_replace( array( "\r\n", "\r" ), "\n", $text );
	}

	/** Replaces control characters that no page, email or spreadsheet may contain, such as a null byte. */
	public static function printable( string $text ): string {
		return (string) preg_replace( '~[\x00-\x08\x0E-\x1F\x7F]~', "\u{FFFD}", $text );
	}

	/** Lower-cases the letters A to Z in every locale; JavaScript's toLowerCase() would also change others. */
	public static function lower( string $text ): string {
		return strtr( $text, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz' );
	}

	/** Fills the placeholders of a sentence, such as {name}. */
	public static function fill( string $sentence, string ...$values ): string {
		$pairs = array();
		foreach ( $values as $name => $value ) {
			$pairs[ "{{$name}}" ] = $value;
		}
		return strtr( $sentence, $pairs );
	}
}
