<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Loan;

/** Searches for the largest affordable loan; the mirror of src/calculators/loan/affordable.ts. */
final class AffordableLoan {

	/** Step of the search: one dollar, in cents. */
	private const STEP = 100;

	/**
	 * Returns the largest loan, in whole dollars but given in cents, that this repayment repays in time; 0 if there is
	 * none.
	 *
	 * @param LoanTerms $terms     Terms of the loan; the balance is ignored.
	 * @param int       $repayment Repayment each period, in cents.
	 * @param int       $most      Upper limit of the loan, in cents.
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

	/** Estimates the loan by the annuity formula; the search for the exact loan starts from there. */
	private static function estimate( LoanTerms $terms, int $repayment ): int {
		$rate  = $terms->periodRate();
		$worth = 0 === $terms->rate
			? $repayment * $terms->periods
			: ( $repayment * ( 1 - 1 / Power::raise( 1 + $rate, $terms->periods ) ) ) / $rate;
		return (int) floor( $worth / self::STEP ) * self::STEP;
	}
}
