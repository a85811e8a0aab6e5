<?php

declare( strict_types=1 );

namespace Atoll\Engine\Formats;

/** What PHP and TypeScript do alike with any text. */
final class Text {

	/** The characters that JavaScript's trim() drops. PHP's trim() knows the ASCII ones only. */
	private const SPACE = '\x{9}-\x{D}\x{20}\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}';
	private const BLANK = '~\A[' . self::SPACE . ']*\z~u';
	/** From the first character that is not blank to the last. */
	private const TRIMMED = '~[^' . self::SPACE . '](?:.*[^' . self::SPACE . '])?~us';

	/**
	 * A value out of JSON or of a request as text: a number in plain digits, whatever php.ini's `precision` is, of
	 * which a float keeps 15; 1 for true; nothing for false, and for what is no text.
	 */
	public static function of( mixed $value ): string {
		if ( ! is_float( $value ) ) {
			return is_scalar( $value ) ? (string) $value : '';
		}
		$text = sprintf( '%.15H', $value );
		return str_contains( $text, 'E+' ) ? number_format( $value, 0, '', '' ) : $text;
	}

	public static function isBlank( string $text ): bool {
		return 1 === preg_match( self::BLANK, $text );
	}

	/** Without the white space around it, as JavaScript's trim() gives it. */
	public static function trimmed( string $text ): string {
		return 1 === preg_match( self::TRIMMED, $text, $found ) ? $found[0] : '';
	}

	/** Whether it is UTF-8. Not mb_check_encoding(): WordPress does without the mbstring extension. */
	public static function isUnicode( string $text ): bool {
		return 1 === preg_match( '~~u', $text );
	}

	/** The text with every line end a line feed. */
	public static function lines( string $text ): string {
		return str_replace( array( "\r\n", "\r" ), "\n", $text );
	}

	/** With a mark for each control character that no page, mail or spreadsheet may hold, such as a null byte. */
	public static function printable( string $text ): string {
		return (string) preg_replace( '~[\x00-\x08\x0E-\x1F\x7F]~', "\u{FFFD}", $text );
	}

	/** With the letters A to Z small, in every locale; JavaScript's toLowerCase() would know more of them. */
	public static function lower( string $text ): string {
		return strtr( $text, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz' );
	}

	/** Fills {name} in a sentence. */
	public static function fill( string $sentence, string ...$values ): string {
		$pairs = array();
		foreach ( $values as $name => $value ) {
			$pairs[ "{{$name}}" ] = $value;
		}
		return strtr( $sentence, $pairs );
	}
}
