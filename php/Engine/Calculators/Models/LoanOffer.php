<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Models;

use Atoll\Engine\Calculators\Loan\LevelRepayment;
use Atoll\Engine\Calculators\Loan\LoanTerms;
use Atoll\Engine\Calculators\Loan\RepaymentPeriod;
use Atoll\Engine\Calculators\Loan\RepaymentPlan;
use Atoll\Engine\Calculators\Loan\RepaymentSchedule;

/** One of the loans that are compared, in cents. */
final class LoanOffer {

	private const MONTHS = 12;

	/**
	 * @param int       $first    Each month at first.
	 * @param int       $then     Each month once the introductory rate has ended; the same where there is none.
	 * @param list<int> $costs Interest and fees until the end of each month; what is paid before the first stands at 0.
	 * @param list<int> $balances What is owed at the end of each month.
	 */
	private function __construct(
		public readonly int $first,
		public readonly int $then,
		public readonly array $costs,
		public readonly array $balances,
	) {}

	/**
	 * A loan with its fees, at an introductory rate for some years where it has one. The repayment is worked out anew
	 * when the rate changes, on what is owed then and the time that is left.
	 *
	 * @param string $name `a` or `b`, which its inputs begin with.
	 */
	public static function of( ModelInputs $values, string $name ): self {
		$balance     = $values->number( 'amount' );
		$months      = $values->number( 'years' ) * self::MONTHS;
		$introMonths = $values->number( $name . 'IntroYears' ) * self::MONTHS;
		$rate        = $values->number( $name . ( $introMonths > 0 ? 'IntroRate' : 'Rate' ) );
		$terms       = new LoanTerms( $balance, $rate, self::MONTHS, $months );
		$first       = LevelRepayment::of( $terms );
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
			$then  = LevelRepayment::of( $terms );
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
