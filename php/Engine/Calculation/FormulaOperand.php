<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculation;

use Atoll\Engine\Formats\NumberFormat;
use Atoll\Engine\Logic\PlainNumber;

/** The number that a text stands for in a formula; the mirror of src/forms/calculation/amount.ts. */
final class FormulaOperand {

	private const IN_TEXT = '~[0-9][0-9,]*(?:\.[0-9]+)?|\.[0-9]+~';

	/** Programs write very small and very large ones with an exponent, where in other texts "2e5" is a word. */
	private const NUMBER = '~(?:[0-9][0-9,]*(?:\.[0-9]+)?|\.[0-9]+)(?:e[-+]?[0-9]+)?~i';

	/**
	 * The first number in it, typed in `$format`, 0 when there is none.
	 *
	 * @param bool $isWhole Without its decimals (spec 5).
	 */
	public static function of( string $text, ?NumberFormat $format, bool $isWhole ): float {
		$typed  = PlainNumber::dotted( $text, $format );
		$number = null === $format ? self::IN_TEXT : self::NUMBER;
		if ( 1 !== preg_match( $number, $typed, $found, PREG_OFFSET_CAPTURE ) ) {
			return 0.0;
		}
		[ $digits, $offset ] = $found[0];
		$size                = (float) str_replace( ',', '', $digits );
		$isBelowZero         = str_ends_with( rtrim( substr( $typed, 0, $offset ), '$ ' ), '-' );
		return ( $isBelowZero ? -1 : 1 ) * ( $isWhole ? floor( $size ) : $size );
	}
}
