<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Loan;

/** The mirror of src/calculators/loan/level-repayment.ts. */
final class LevelRepayment {

	/**
	 * In cents: the smallest in whole cents that repays the loan in time, its interest rounded to the cent each
	 * period. So the last one is the smaller one, and no formula's rounding can be off by a cent.
	 */
	public static function of( LoanTerms $terms ): int {
		$repayment = self::estimate( $terms );
		while ( ! $terms->areRepaidBy( $repayment ) ) {
			++$repayment;
		}
		while ( $repayment > 0 && $terms->areRepaidBy( $repayment - 1 ) ) {
			--$repayment;
		}
		return $repayment;
	}

	/** A first guess by the formula of an annuity, from which the exact repayment is searched. */
	private static function estimate( LoanTerms $terms ): int {
		if ( 0 === $terms->rate ) {
			return intdiv( $terms->balance - $terms->rest, $terms->periods );
		}
		$growth = Power::of( 1 + $terms->periodRate(), $terms->periods );
		return (int) floor( ( $terms->balance * $growth - $terms->rest ) * $terms->periodRate() / ( $growth - 1 ) );
	}
}
