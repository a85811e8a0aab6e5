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
	 * @param int   $repayment Each period, in cents.
	 * @param int   $most      Where to stop, in cents.
	 */
	public static function by( LoanTerms $terms, int $repayment, int $most ): int {
		if ( $repayment <= 0 ) {
			return 0;
		}
		$balance = min( $most, self::near( $terms, $repayment ) );
		while ( $balance > 0 && ! $terms->lending( $balance )->areMetBy( $repayment ) ) {
			$balance -= self::STEP;
		}
		while ( $balance < $most && $terms->lending( $balance + self::STEP )->areMetBy( $repayment ) ) {
			$balance += self::STEP;
		}
		return $balance;
	}

	/** By the formula of an annuity; only where the search begins. */
	private static function near( LoanTerms $terms, int $repayment ): int {
		$worth = 0 === $terms->rate
			? $repayment * $terms->periods
			: ( $repayment * ( 1 - 1 / Power::of( 1 + $terms->each(), $terms->periods ) ) ) / $terms->each();
		return (int) floor( $worth / self::STEP ) * self::STEP;
	}
}
