<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculation;

use Atoll\Engine\Formats\NumberFormat;

/** What a formula comes to, as its field holds it; the mirror of src/forms/calculation/result.ts. */
final class FormulaResult {

	/** Decimals of a result that is not rounded, as far as a float has them beside its whole part. */
	private const MOST_DECIMALS = 10;

	/** From here on a float cannot hold every whole number. */
	private const LIMIT = 1e15;

	/**
	 * Rounded, and empty when it is zero (spec 5), and when there is none: after a division by zero, or beyond what
	 * can be told exactly. Never in exponent form.
	 *
	 * @param int|null $decimals How many it is rounded to; null keeps them.
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

	/** Whether it is empty because it is zero, and not because there is none. */
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
	 * The nearest whole number to `$size` × 10^`$places`, halves up. What floats lose on their way (1.005 is
	 * 1.00499999999999989…) is made good first, so that it is rounded as on paper.
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
