<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculation;

use Atoll\Engine\Formats\NumberFormat;
use Atoll\Engine\Logic\PlainNumber;

/** The number that a text stands for in a formula; the mirror of src/forms/calculation/amount.ts. */
final class FormulaOperand {

	/** Its sign, its digits and, as programs write very small and very large ones, its exponent. */
	private const NUMBER = '~(-[$ ]*)?([0-9][0-9,]*(?:\.[0-9]+)?|\.[0-9]+)(e[-+]?[0-9]+)?~i';

	/**
	 * The first number in it, 0 when there is none.
	 *
	 * @param NumberFormat|null $format  How it is typed; null for what has no format of its own, as a text or a choice.
	 * @param NumberFormat      $formula How that is typed then: as in Gravity Forms, in the format of the result.
	 * @param bool              $isWhole Without its decimals (spec 5).
	 */
	public static function of( string $text, ?NumberFormat $format, NumberFormat $formula, bool $isWhole ): float {
		if ( 1 !== preg_match( self::NUMBER, PlainNumber::dotted( $text, $format ?? $formula ), $found ) ) {
			return 0.0;
		}
		// In a text "2e5" is a word.
		$exponent = null === $format ? '' : $found[3] ?? '';
		$size     = (float) ( str_replace( ',', '', $found[2] ) . $exponent );
		return ( '' === $found[1] ? 1 : -1 ) * ( $isWhole ? floor( $size ) : $size );
	}
}
