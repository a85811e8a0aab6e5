<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Models;

use Atoll\Engine\Calculators\Loan\LevelRepayment;
use Atoll\Engine\Calculators\Loan\LoanTerms;
use Atoll\Engine\Calculators\Loan\RepaymentPeriod;
use Atoll\Engine\Calculators\Loan\RepaymentPlan;
use Atoll\Engine\Calculators\Loan\RepaymentSchedule;

/** One of two loans that are compared. Amounts are in cents. */
final class LoanOffer {

	private const MONTHS = 12;

	/**
	 * @param int       $first    Monthly repayment at first.
	 * @param int       $then     Monthly repayment after the introductory rate; the same if there is none.
	 * @param list<int> $costs    Interest and fees up to the end of each month; index 0 has the upfront fees.
	 * @param list<int> $balances What is owed at the end of each month.
	 */
	private function __construct(
		public readonly int $first,
		public readonly int $then,
		public readonly array $costs,
		public readonly array $balances,
	) {}

	/**
	 * Calculates a loan with its fees and, if it has one, an introductory rate for some years. When the rate changes,
	 * the repayment is recalculated for the balance and the time that are left.
	 *
	 * @param string $name `a` or `b`, the prefix of its inputs.
	 */
	public static function of( ModelInputs $values, string $name ): self {
		$balance     = $values->number( 'amount' );
		$months      = $values->number( 'years' ) * self::MONTHS;
		$introMonths = $values->number( $name . 'IntroYears' ) * self::MONTHS;
		$rate        = $values->number( $name . ( $introMonths > 0 ? 'IntroRate' : 'Rate' ) );
		$terms       = new LoanTerms( $balance, $rate, self::MONTHS, $months );
		$first       = LevelRepayment::calculate( $terms );
		$then        = $first;
		$steps       = array_slice(
			RepaymentSchedule::of( $terms, new RepaymentPlan( $first ) )->steps,
			0,
			$introMonths ?: $months
		);
		$balanceLeft = $steps[ count( $steps ) - 1 ]->balance ?? 0;
		if ( $introMonths > 0 && $balanceLeft > 0 ) {
			$rate  = $values->number( $name . 'Rate' );
			$terms = new LoanTerms( $balanceLeft, $rate, self::MONTHS, $months - $introMonths );
			$then  = LevelRepayment::calculate( $terms );
			$steps = array( ...$steps, ...RepaymentSchedule::of( $terms, new RepaymentPlan( $then ) )->steps );
		}
		return new self(
			$first,
			$then,
			self::costs( $steps, $months, $values->number( $name . 'Upfront' ), $values->number( $name . 'Fee' ) ),
			array( $balance, ...array_map( static fn( RepaymentPeriod $period ): int => $period->balance, $steps ) )
		);
	}

	/**
	 * @param list<RepaymentPeriod> $steps
	 * @return list<int>
	 */
	private static function costs( array $steps, int $months, int $upfront, int $fee ): array {
		$costs = array( $upfront );
		for ( $month = 1; $month <= $months; $month++ ) {
			$step    = $steps[ $month - 1 ] ?? null;
			$costs[] = $costs[ $month - 1 ] + ( $step ? $step->interest + $fee : 0 );
		}
		return $costs;
	}
}
