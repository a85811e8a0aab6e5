<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Loan;

/** Amount and terms of a loan. */
final class LoanTerms {

	/**
	 * @param int $balance Amount of the loan, in cents.
	 * @param int $rate    Yearly rate in thousandths of a per cent: 6.2 % is 6200.
	 * @param int $perYear Periods in a year: 52, 26 or 12.
	 * @param int $periods Number of periods until the loan must be repaid.
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
	 * Returns the interest for one period, in cents: the amount owed times the yearly rate, divided equally among the
	 * periods of the year, rounded to the nearest cent, half a cent up.
	 */
	public function interest( int $owed ): int {
		return WholeDivision::halfUp( $owed * $this->rate, 100000 * $this->perYear );
	}

	/** Returns the interest that one dollar earns in a period, before rounding. */
	public function periodRate(): float {
		return $this->rate / ( 100000 * $this->perYear );
	}

	/** Whether this repayment each period, in cents, reduces the loan to its rest in time. */
	public function areRepaidBy( int $repayment ): bool {
		$owed = $this->balance;
		for ( $period = 0; $period < $this->periods; $period++ ) {
			$next = $owed + $this->interest( $owed ) - $repayment;
			if ( $next <= $this->rest ) {
				return true;
			}
			if ( $next >= $owed ) {
				return false; // A balance that does not fall now never will, and would overflow.
			}
			$owed = $next;
		}
		return false;
	}
}
