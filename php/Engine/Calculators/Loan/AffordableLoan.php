<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Loan;

/** The mirror of src/calculators/loan/affordable.ts. */
final class AffordableLoan {

	/** Whole dollars. */
	private const STEP = 100;

	/**
	 * The largest loan in whole dollars, in cents, that this repayment repays in time; 0 where there is none.
	 *
	 * @param LoanTerms $terms     All but the balance.
	 * @param int       $repayment Each period, in cents.
	 * @param int       $most      Where to stop, in cents.
	 */
	public static function by( LoanTerms $terms, int $repayment, int $most ): int {
		if ( $repayment <= 0 ) {
			return 0;
		}
		$balance = min( $most, self::estimate( $terms, $repayment ) );
		while ( $balance > 0 && ! $terms->withBalance( $balance )->areRepaidBy( $repayment ) ) {
			$balance -= self::STEP;
		}
		while ( $balance < $most && $terms->withBalance( $balance + self::STEP )->areRepaidBy( $repayment ) ) {
			$balance += self::STEP;
		}
		return $balance;
	}

	/** A first guess by the formula of an annuity, from which the exact loan is searched. */
	private static function estimate( LoanTerms $terms, int $repayment ): int {
		$rate  = $terms->periodRate();
		$worth = 0 === $terms->rate
			? $repayment * $terms->periods
			: ( $repayment * ( 1 - 1 / Power::of( 1 + $rate, $terms->periods ) ) ) / $rate;
		return (int) floor( $worth / self::STEP ) * self::STEP;
	}
}
