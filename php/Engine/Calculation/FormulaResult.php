<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculation;

use Atoll\Engine\Formats\NumberFormat;

/** Writes a formula's result as the text that its field holds; the mirror of src/forms/calculation/result.ts. */
final class FormulaResult {

	/** Maximum decimals of a result that is not rounded; fewer if a float cannot hold them with the whole part. */
	private const MOST_DECIMALS = 10;

	/** From here on, a float cannot represent every whole number. */
	private const LIMIT = 1e15;

	/**
	 * Returns the rounded result, never in exponent form. Empty if it is zero (spec 5), if there is none (after a
	 * division by zero), or if it is too large to be exact.
	 *
	 * @param int|null $decimals Number of decimals to round to; null keeps them.
	 */
	public static function text( float $result, ?int $decimals, NumberFormat $format ): string {
		$size   = abs( $result );
		$places = self::places( $size, $decimals );
		$number = self::scaled( $size, $places );
		if ( ! ( $number > 0 && $number < self::LIMIT ) ) {
			return '';
		}
		$digits   = str_pad( sprintf( '%.0F', $number ), $places + 1, '0', STR_PAD_LEFT );
		$point    = strlen( $digits ) - $places;
		$fraction = rtrim( substr( $digits, $point ), '0' );
		return ( $result < 0 ? '-' : '' ) . self::written( $format, substr( $digits, 0, $point ), $fraction );
	}

	/** Whether the text is empty because the result is zero, and not because there is none. */
	public static function isZero( float $result, ?int $decimals ): bool {
		$size = abs( $result );
		return 0.0 === self::scaled( $size, self::places( $size, $decimals ) );
	}

	private static function places( float $size, ?int $decimals ): int {
		$places = $decimals ?? self::MOST_DECIMALS;
		while ( null === $decimals && $places > 0 && $size * 10 ** $places >= self::LIMIT ) {
			--$places;
		}
		return $places;
	}

	/**
	 * Returns the whole number nearest to `$size` × 10^`$places`, rounding halves up. The error of floats (1.005 is
	 * 1.00499999999999989…) is corrected first, so that results are rounded as on paper.
	 */
	private static function scaled( float $size, int $places ): float {
		$exact = $size * 10 ** $places;
		return floor( $exact + min( $exact * 2 ** -50, 0.001 ) + 0.5 );
	}

	private static function written( NumberFormat $format, string $whole, string $fraction ): string {
		return match ( $format ) {
			NumberFormat::DecimalDot   => $whole . ( '' === $fraction ? '' : ".{$fraction}" ),
			NumberFormat::DecimalComma => $whole . ( '' === $fraction ? '' : ",{$fraction}" ),
			NumberFormat::Currency     => '$' . preg_replace( '~\B(?=(?:[0-9]{3})+$)~', ',', $whole )
				. ( '' === $fraction ? '' : '.' . str_pad( $fraction, 2, '0' ) ),
		};
	}
}
