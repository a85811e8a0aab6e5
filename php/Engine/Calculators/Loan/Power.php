<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Loan;

/** Powers by squaring. Multiplication alone gives the same bits in every language; pow() and Math.pow need not. */
final class Power {

	/** @param int $exponent At least 0. */
	public static function of( float $base, int $exponent ): float {
		$result = 1.0;
		for ( $square = $base, $left = $exponent; $left > 0; $left = intdiv( $left, 2 ) ) {
			if ( 1 === $left % 2 ) {
				$result *= $square;
			}
			$square *= $square;
		}
		return $result;
	}
}
