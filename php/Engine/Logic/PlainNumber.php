<?php

declare( strict_types=1 );

namespace Atoll\Engine\Logic;

use Atoll\Engine\Formats\NumberFormat;

/** Converts typed numbers to plain ones; the mirror of src/forms/logic/plain-number.ts. */
final class PlainNumber {

	/** Maximum length: more characters than any number field accepts, to limit the work on input that people send. */
	private const LONGEST = 40;

	/** Writes a number with a full stop before the decimals, in whichever format it was typed. */
	public static function dotted( string $typed, NumberFormat $format ): string {
		if ( NumberFormat::DecimalComma !== $format ) {
			return $typed;
		}
		$dotted = str_replace( '.', '', $typed );
		$comma  = strpos( $dotted, ',' );
		return false === $comma ? $dotted : substr_replace( $dotted, '.', $comma, 1 );
	}

	/**
	 * "$1,250.00" and "01250" become "1250", so that equal numbers are equal texts. Texts without a number stay as they
	 * are.
	 */
	public static function normalise( string $typed, NumberFormat $format ): string {
		$digits = str_replace( array( '$', ',', ' ' ), '', self::dotted( $typed, $format ) );
		if ( strlen( $digits ) > self::LONGEST || 1 !== preg_match( '~^-?[0-9]*\.?[0-9]+$~D', $digits ) ) {
			return $typed;
		}
		$sign = str_starts_with( $digits, '-' ) ? '-' : '';
		$size = ltrim( $digits, '-0' );
		$size = str_contains( $size, '.' ) ? rtrim( rtrim( $size, '0' ), '.' ) : $size;
		return '' === $size ? '0' : $sign . ( str_starts_with( $size, '.' ) ? '0' : '' ) . $size;
	}

	/** Reads the number of a rule, which may be plain already: the full stop in "1.500" then starts the decimals. */
	public static function ofRule( string $text, NumberFormat $format ): string {
		$isPlain = 1 === preg_match( Operator::DECIMAL, $text );
		return self::normalise( $text, $isPlain ? NumberFormat::DecimalDot : $format );
	}
}
