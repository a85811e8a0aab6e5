<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Models;

use Atoll\Engine\Calculators\Loan\LevelRepayment;
use Atoll\Engine\Calculators\Loan\LoanTerms;
use Atoll\Engine\Calculators\Loan\PaymentFrequency;
use Atoll\Engine\Calculators\Loan\RepaymentPlan;
use Atoll\Engine\Calculators\Loan\RepaymentSchedule;

/** Savings from extra repayments, each period and as a one-off payment. */
final class ExtraRepaymentsModel implements CalculatorModel {

	public function outcome( ModelInputs $values ): ModelResult {
		$perYear = PaymentFrequency::perYear( $values->choice( 'frequency' ) );
		$periods = $values->number( 'years' ) * $perYear;
		$terms   = new LoanTerms( $values->number( 'amount' ), $values->number( 'rate' ), $perYear, $periods );
		$level   = LevelRepayment::calculate( $terms );
		$more    = $level + $values->number( 'extra' );
		$lump    = $values->number( 'lump' );
		$lumpAt  = $values->number( 'lumpYears' ) * $perYear;
		$agreed  = RepaymentSchedule::of( $terms, new RepaymentPlan( $level ) );
		$quicker = RepaymentSchedule::of( $terms, new RepaymentPlan( $more, 0, $lump, $lumpAt ) );
		$saved   = $agreed->interest() - $quicker->interest();
		$term    = $this->months( $quicker, $perYear );
		$time    = $this->months( $agreed, $perYear ) - $term;

		return new ModelResult(
			match ( true ) {
				$lump > 0 && $this->isRepaidBy( $lumpAt, $terms, $more ) => 'lumpTooLate',
				$time > 0 => 'saved',
				count( $quicker->steps ) < count( $agreed->steps ), $saved > 0 => 'sameTerm',
				default   => 'nothing',
			},
			array(
				'repayment'      => $level,
				'withExtra'      => $more,
				'saved'          => $saved,
				'time'           => $time,
				'term'           => $term,
				'interestBefore' => $agreed->interest(),
				'interestAfter'  => $quicker->interest(),
			),
			array(
				'before' => $this->curve( $terms, $agreed ),
				'after'  => $this->curve( $terms, $quicker ),
			),
			new ModelAxis( 0, $periods, $perYear ),
			$this->rows( $agreed, $quicker )
		);
	}

	/** Whether these repayments alone repay the loan by the end of that period. */
	private function isRepaidBy( int $period, LoanTerms $terms, int $repayment ): bool {
		return count( RepaymentSchedule::of( $terms, new RepaymentPlan( $repayment ) )->steps ) <= $period;
	}

	/** Returns the number of months until the loan is repaid; a month that has begun counts as a whole one. */
	private function months( RepaymentSchedule $schedule, int $perYear ): int {
		return intdiv( count( $schedule->steps ) * 12 + $perYear - 1, $perYear );
	}

	/** @return list<array{int, int}> Period and balance at the end of each year, and when the loan is repaid. */
	private function curve( LoanTerms $terms, RepaymentSchedule $schedule ): array {
		$curve = array( array( 0, $terms->balance ) );
		foreach ( $schedule->steps as $index => $step ) {
			if ( 0 === ( $index + 1 ) % $terms->perYear || 0 === $step->balance ) {
				$curve[] = array( $index + 1, $step->balance );
			}
		}
		return $curve;
	}

	/** @return list<list<int>> */
	private function rows( RepaymentSchedule $agreed, RepaymentSchedule $quicker ): array {
		$after = $quicker->years();
		$rows  = array();
		foreach ( $agreed->years() as $index => $year ) {
			$rows[] = array(
				$index + 1,
				$year->balance,
				$after[ $index ]->balance ?? 0,
				$year->interest,
				$after[ $index ]->interest ?? 0,
			);
		}
		return $rows;
	}
}
