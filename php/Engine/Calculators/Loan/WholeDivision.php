<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Loan;

/** Division of whole numbers; the mirror of src/calculators/loan/divide.ts. */
final class WholeDivision {

	/**
	 * Returns the quotient as a whole number, rounding halves up.
	 *
	 * @param int $dividend At least 0.
	 * @param int $divisor  More than 0.
	 */
	public static function halfUp( int $dividend, int $divisor ): int {
		return intdiv( $dividend, $divisor ) + ( ( $dividend % $divisor ) * 2 >= $divisor ? 1 : 0 );
	}
}
