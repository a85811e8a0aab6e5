<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Loan;

/** Powers by squaring: multiplication gives identical floats in every language, which pow() and Math.pow may not. */
final class Power {

	/** @param int $exponent At least 0. */
	public static function raise( float $base, int $exponent ): float {
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
