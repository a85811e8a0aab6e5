<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Loan;

/** Calculates the regular repayment of a loan; the mirror of src/calculators/loan/level-repayment.ts. */
final class LevelRepayment {

	/**
	 * Returns the smallest repayment in cents that repays the loan in time, with interest rounded to the cent each
	 * period. The last repayment is therefore the smaller one, and no rounding of a formula can make it wrong by a
	 * cent.
	 */
	public static function calculate( LoanTerms $terms ): int {
		$repayment = self::estimate( $terms );
		while ( ! $terms->areRepaidBy( $repayment ) ) {
			++$repayment;
		}
		while ( $repayment > 0 && $terms->areRepaidBy( $repayment - 1 ) ) {
			--$repayment;
		}
		return $repayment;
	}

	/** Estimates the repayment by the annuity formula; the search for the exact repayment starts from there. */
	private static function estimate( LoanTerms $terms ): int {
		if ( 0 === $terms->rate ) {
			return intdiv( $terms->balance - $terms->rest, $terms->periods );
		}
		$growth = Power::raise( 1 + $terms->periodRate(), $terms->periods );
		return (int) floor( ( $terms->balance * $growth - $terms->rest ) * $terms->periodRate() / ( $growth - 1 ) );
	}
}
