<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Models;

use Atoll\Engine\Calculators\Loan\LevelRepayment;
use Atoll\Engine\Calculators\Loan\LoanTerms;
use Atoll\Engine\Calculators\Loan\PaymentFrequency;
use Atoll\Engine\Calculators\Loan\RepaymentPlan;
use Atoll\Engine\Calculators\Loan\RepaymentSchedule;

/** What paying more than agreed saves: each period, and once. */
final class ExtraRepaymentsModel implements CalculatorModel {

	public function outcome( ModelInputs $values ): ModelResult {
		$per_year = PaymentFrequency::perYear( $values->choice( 'frequency' ) );
		$periods  = $values->number( 'years' ) * $per_year;
		$terms    = new LoanTerms( $values->number( 'amount' ), $values->number( 'rate' ), $per_year, $periods );
		$level    = LevelRepayment::of( $terms );
		$more     = $level + $values->number( 'extra' );
		$agreed   = RepaymentSchedule::of( $terms, new RepaymentPlan( $level ) );
		$quicker  = RepaymentSchedule::of(
			$terms,
			new RepaymentPlan( $more, 0, $values->number( 'lump' ), $values->number( 'lumpYears' ) * $per_year )
		);
		$saved    = $agreed->interest() - $quicker->interest();

		return new ModelResult(
			count( $quicker->steps ) < count( $agreed->steps ) || $saved > 0 ? 'saved' : 'nothing',
			array(
				'repayment'      => $level,
				'withExtra'      => $more,
				'saved'          => $saved,
				'time'           => $this->months( count( $agreed->steps ) - count( $quicker->steps ), $per_year ),
				'term'           => $this->months( count( $quicker->steps ), $per_year ),
				'interestBefore' => $agreed->interest(),
				'interestAfter'  => $quicker->interest(),
			),
			array(
				'before' => $this->curve( $terms, $agreed ),
				'after'  => $this->curve( $terms, $quicker ),
			),
			new ModelAxis( 0, $periods, $per_year ),
			$this->rows( $agreed, $quicker )
		);
	}

	private function months( int $periods, int $per_year ): int {
		return intdiv( $periods * 12, $per_year );
	}

	/** @return list<array{int, int}> Years' ends, and the period in which nothing is owed any more. */
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
