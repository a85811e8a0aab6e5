<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Models;

use Atoll\Engine\Calculators\Loan\LevelRepayment;
use Atoll\Engine\Calculators\Loan\LoanTerms;
use Atoll\Engine\Calculators\Loan\PaymentFrequency;
use Atoll\Engine\Calculators\Loan\RepaymentPlan;
use Atoll\Engine\Calculators\Loan\RepaymentSchedule;

/**
 * Cost of a loan each period and in total, if requested with interest-only years at the start and a balloon at the
 * end.
 */
final class RepaymentModel implements CalculatorModel {

	public function outcome( ModelInputs $values ): ModelResult {
		$perYear      = PaymentFrequency::perYear( $values->choice( 'frequency' ) );
		$balance      = $values->number( 'amount' );
		$rate         = $values->number( 'rate' );
		$rest         = $values->number( 'balloon' );
		$periods      = $values->number( 'years' ) * $perYear;
		$interestOnly = $values->number( 'interestOnlyYears' ) * $perYear;
		$terms        = new LoanTerms( $balance, $rate, $perYear, $periods, $rest );
		$level        = LevelRepayment::calculate(
			new LoanTerms( $balance, $rate, $perYear, $periods - $interestOnly, $rest )
		);
		$schedule     = RepaymentSchedule::of( $terms, new RepaymentPlan( $level, $interestOnly ) );

		$owed    = array( array( 0, $balance ) );
		$cost    = array( array( 0, 0 ) );
		$rows    = array();
		$paid    = 0;
		$charged = 0;
		foreach ( $schedule->years() as $index => $year ) {
			$paid    += $year->paid;
			$charged += $year->interest;
			$owed[]   = array( $index + 1, $year->balance );
			$cost[]   = array( $index + 1, $charged );
			$rows[]   = array(
				$index + 1,
				$year->paid,
				$year->interest,
				$year->paid - $year->interest,
				$year->balance,
			);
		}
		return new ModelResult(
			$this->case( $interestOnly, $rest ),
			array(
				'repayment'    => $level,
				'interestOnly' => $interestOnly > 0 ? $terms->interest( $balance ) : 0,
				'interest'     => $charged,
				'total'        => $paid + $rest,
				'last'         => $schedule->last()->paid ?? 0,
				'repayments'   => count( $schedule->steps ),
			),
			array(
				'owed'     => $owed,
				'interest' => $cost,
			),
			new ModelAxis( 0, $values->number( 'years' ), 1 ),
			$rows
		);
	}

	private function case( int $interestOnly, int $rest ): string {
		if ( $interestOnly > 0 ) {
			return 'interestOnly';
		}
		return $rest > 0 ? 'balloon' : 'plain';
	}
}
