<?php

declare( strict_types=1 );

namespace Atoll\Engine\Logic;

use Atoll\Engine\Formats\NumberFormat;

/** Numbers as they are typed, in the plain way; the mirror of src/forms/logic/plain-number.ts. */
final class PlainNumber {

	/** More characters than any number that a field takes: work on what people send has a bound. */
	private const LONGEST = 40;

	/** With a full stop before the decimals, whichever way it was typed. */
	public static function dotted( string $typed, NumberFormat $format ): string {
		if ( NumberFormat::DecimalComma !== $format ) {
			return $typed;
		}
		$dotted = str_replace( '.', '', $typed );
		$comma  = strpos( $dotted, ',' );
		return false === $comma ? $dotted : substr_replace( $dotted, '.', $comma, 1 );
	}

	/**
	 * "$1,250.00" and "01250" are "1250", so that texts compare as what they mean. What is no number stays as it is.
	 */
	public static function of( string $typed, NumberFormat $format ): string {
		$digits = str_replace( array( '$', ',', ' ' ), '', self::dotted( $typed, $format ) );
		if ( strlen( $digits ) > self::LONGEST || 1 !== preg_match( '~^-?[0-9]*\.?[0-9]+$~D', $digits ) ) {
			return $typed;
		}
		$sign = str_starts_with( $digits, '-' ) ? '-' : '';
		$size = ltrim( $digits, '-0' );
		$size = str_contains( $size, '.' ) ? rtrim( rtrim( $size, '0' ), '.' ) : $size;
		return '' === $size ? '0' : $sign . ( str_starts_with( $size, '.' ) ? '0' : '' ) . $size;
	}

	/** A number that a rule gives may be written the plain way already: in "1.500", the stop is not a thousand's. */
	public static function ofRule( string $text, NumberFormat $format ): string {
		return self::of( $text, 1 === preg_match( Operator::DECIMAL, $text ) ? NumberFormat::DecimalDot : $format );
	}
}
