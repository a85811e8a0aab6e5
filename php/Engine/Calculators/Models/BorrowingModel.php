<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Models;

use Atoll\Engine\Calculators\Loan\AffordableLoan;
use Atoll\Engine\Calculators\Loan\LevelRepayment;
use Atoll\Engine\Calculators\Loan\LoanTerms;
use Atoll\Engine\Calculators\Loan\PaymentFrequency;
use Atoll\Engine\Calculators\Loan\WholeDivision;
use Atoll\Engine\Contract\JsonData;

/** Borrowing power: the loan that the monthly surplus can repay if the rate is higher by a buffer. */
final class BorrowingModel implements CalculatorModel {

	private const MONTHS = 12;

	/** @param JsonData $constants As defined in contract/schema/calculator.schema.json. */
	public function __construct( private JsonData $constants ) {}

	public function outcome( ModelInputs $values ): ModelResult {
		$income   = $this->income( $values );
		$cards    = WholeDivision::halfUp( $values->number( 'cardLimits' ) * $values->number( 'cardShare' ), 100000 );
		$expenses = $values->number( 'living' ) + $values->number( 'dependants' ) * $values->number( 'perDependant' )
			+ $values->number( 'repayments' ) + $cards;
		$surplus  = $income - $expenses;
		$periods  = $values->number( 'years' ) * self::MONTHS;
		$tested   = $values->number( 'rate' ) + $values->number( 'buffer' );
		$terms    = static fn( int $rate ): LoanTerms => new LoanTerms( 0, $rate, self::MONTHS, $periods );
		$maxLoan  = $this->constants->int( 'maxLoan' );
		$amount   = AffordableLoan::by( $terms( $tested ), $surplus, $maxLoan );

		$apart = $this->constants->int( 'rateStep' );
		$upper = $this->constants->int( 'rateSteps' );
		$lower = min( $upper, intdiv( $tested, $apart ) );
		$line  = array();
		$rows  = array();
		for ( $step = -$lower; $step <= $upper; $step++ ) {
			$rate   = $tested + $step * $apart;
			$most   = AffordableLoan::by( $terms( $rate ), $surplus, $maxLoan );
			$line[] = array( $rate, $most );
			$rows[] = array( $rate, $most, $this->repayment( $terms( $rate ), $most ) );
		}
		return new ModelResult(
			match ( true ) {
				0 === $amount      => 'none',
				$amount < $maxLoan => 'some',
				default            => 'most',
			},
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
			new ModelAxis( $tested - $lower * $apart, $tested + $upper * $apart, 1000, $tested ),
			$rows
		);
	}

	/** Returns the monthly income, in cents. */
	private function income( ModelInputs $values ): int {
		$earned = $values->number( 'income' ) + $values->number( 'secondIncome' );
		return WholeDivision::halfUp(
			$earned * PaymentFrequency::perYear( $values->choice( 'incomePeriod' ) ),
			self::MONTHS
		)
			+ $values->number( 'otherIncome' );
	}

	private function repayment( LoanTerms $terms, int $balance ): int {
		return $balance > 0 ? LevelRepayment::calculate( $terms->withBalance( $balance ) ) : 0;
	}
}
