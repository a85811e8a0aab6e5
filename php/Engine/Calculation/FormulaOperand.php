<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculation;

use Atoll\Engine\Formats\NumberFormat;
use Atoll\Engine\Logic\PlainNumber;

/** Finds the number in an answer's text, for use in a formula; the mirror of src/forms/calculation/amount.ts. */
final class FormulaOperand {

	/** Sign, digits, and an exponent, as programs write it for very small and very large numbers. */
	private const NUMBER = '~(-[$ ]*)?([0-9][0-9,]*(?:\.[0-9]+)?|\.[0-9]+)(e[-+]?[0-9]+)?~i';

	/**
	 * Returns the first number in the text; 0 when there is none.
	 *
	 * @param NumberFormat|null $format  Format of the text; null if it has none, as in texts and choices.
	 * @param NumberFormat      $formula Format that is used then: as in Gravity Forms, that of the result.
	 * @param bool              $isWhole Whether decimals are dropped (spec 5).
	 */
	public static function parse( string $text, ?NumberFormat $format, NumberFormat $formula, bool $isWhole ): float {
		if ( 1 !== preg_match( self::NUMBER, PlainNumber::dotted( $text, $format ?? $formula ), $found ) ) {
			return 0.0;
		}
		// In a plain text, "2e5" is a word and not an exponent.
		$exponent = null === $format ? '' : $found[3] ?? '';
		$size     = (float) ( str_replace( ',', '', $found[2] ) . $exponent );
		return ( '' === $found[1] ? 1 : -1 ) * ( $isWhole ? floor( $size ) : $size );
	}
}
