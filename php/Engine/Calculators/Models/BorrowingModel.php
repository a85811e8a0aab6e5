<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Models;

use Atoll\Engine\Calculators\Loan\AffordableLoan;
use Atoll\Engine\Calculators\Loan\LevelRepayment;
use Atoll\Engine\Calculators\Loan\LoanTerms;
use Atoll\Engine\Calculators\Loan\PaymentFrequency;
use Atoll\Engine\Calculators\Loan\WholeDivision;

/** What the money that is left each month could repay, were the rate higher by the buffer. */
final class BorrowingModel implements CalculatorModel {

	/** Where an estimate ends, in cents: fifty million dollars. */
	private const MAX_LOAN = 5000000000;
	private const MONTHS   = 12;
	/** Half a per cent. */
	private const STEP  = 500;
	private const STEPS = 4;

	public function outcome( ModelInputs $values ): ModelResult {
		$income   = $this->income( $values );
		$cards    = WholeDivision::halfUp( $values->number( 'cardLimits' ) * $values->number( 'cardShare' ), 100000 );
		$expenses = $values->number( 'living' ) + $values->number( 'dependants' ) * $values->number( 'perDependant' )
			+ $values->number( 'repayments' ) + $cards;
		$surplus  = $income - $expenses;
		$periods  = $values->number( 'years' ) * self::MONTHS;
		$tested   = $values->number( 'rate' ) + $values->number( 'buffer' );
		$terms    = static fn( int $rate ): LoanTerms => new LoanTerms( 0, $rate, self::MONTHS, $periods );
		$amount   = AffordableLoan::by( $terms( $tested ), $surplus, self::MAX_LOAN );

		$lower = min( self::STEPS, intdiv( $tested, self::STEP ) );
		$line  = array();
		$rows  = array();
		for ( $step = -$lower; $step <= self::STEPS; $step++ ) {
			$rate   = $tested + $step * self::STEP;
			$most   = AffordableLoan::by( $terms( $rate ), $surplus, self::MAX_LOAN );
			$line[] = array( $rate, $most );
			$rows[] = array( $rate, $most, $this->repayment( $terms( $rate ), $most ) );
		}
		return new ModelResult(
			$amount > 0 ? 'some' : 'none',
			array(
				'amount'          => $amount,
				'surplus'         => $surplus,
				'comesIn'         => $income,
				'expenses'        => $expenses,
				'cards'           => $cards,
				'tested'          => $tested,
				'testedRepayment' => $this->repayment( $terms( $tested ), $amount ),
				'repayment'       => $this->repayment( $terms( $values->number( 'rate' ) ), $amount ),
			),
			array( 'amount' => $line ),
			new ModelAxis( $tested - $lower * self::STEP, $tested + self::STEPS * self::STEP, 1000, $tested ),
			$rows
		);
	}

	/** A month, in cents. */
	private function income( ModelInputs $values ): int {
		$earned = $values->number( 'income' ) + $values->number( 'secondIncome' );
		return WholeDivision::halfUp(
			$earned * PaymentFrequency::perYear( $values->choice( 'incomePeriod' ) ),
			self::MONTHS
		)
			+ $values->number( 'otherIncome' );
	}

	private function repayment( LoanTerms $terms, int $balance ): int {
		return $balance > 0 ? LevelRepayment::of( $terms->withBalance( $balance ) ) : 0;
	}
}
