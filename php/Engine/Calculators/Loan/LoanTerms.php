<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Loan;

/** What is lent, and on what terms. */
final class LoanTerms {

	/**
	 * @param int $balance In cents.
	 * @param int $rate    A year, in thousandths of a per cent: 6.2 % is 6200.
	 * @param int $perYear Periods of a year: 52, 26 or 12.
	 * @param int $periods In how many it is to be repaid.
	 * @param int $rest    What may still be owed at the end, in cents: the balloon of a vehicle loan.
	 */
	public function __construct(
		public readonly int $balance,
		public readonly int $rate,
		public readonly int $perYear,
		public readonly int $periods,
		public readonly int $rest = 0,
	) {}

	public function withBalance( int $balance ): self {
		return new self( $balance, $this->rate, $this->perYear, $this->periods, $this->rest );
	}

	/**
	 * The interest of one period, in cents: what is owed times the yearly rate, shared equally among the periods of
	 * the year, to the nearest cent, half a cent up.
	 */
	public function interest( int $owed ): int {
		return WholeDivision::halfUp( $owed * $this->rate, 100000 * $this->perYear );
	}

	/** What a period adds to one dollar that is owed, before any rounding. */
	public function periodRate(): float {
		return $this->rate / ( 100000 * $this->perYear );
	}

	/** Whether this repayment each period, in cents, brings the loan down to its rest in time. */
	public function areRepaidBy( int $repayment ): bool {
		$owed = $this->balance;
		for ( $period = 0; $period < $this->periods; $period++ ) {
			$next = $owed + $this->interest( $owed ) - $repayment;
			if ( $next <= $this->rest ) {
				return true;
			}
			if ( $next >= $owed ) {
				return false; // What does not fall once never will, and would outgrow whole numbers.
			}
			$owed = $next;
		}
		return false;
	}
}
