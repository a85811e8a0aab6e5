<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Loan;

/** Repayments of a loan period by period; the mirror of src/calculators/loan/schedule.ts and years.ts. */
final class RepaymentSchedule {

	/** @param list<RepaymentPeriod> $steps */
	private function __construct( public readonly array $steps, private int $perYear ) {}

	/** Calculates each period, until the loan is repaid or its periods end with only the rest owed. */
	public static function of( LoanTerms $terms, RepaymentPlan $plan ): self {
		$steps   = array();
		$balance = $terms->balance;
		for ( $period = 1; $period <= $terms->periods && $balance > 0; $period++ ) {
			$interest = $terms->interest( $balance );
			$repaid   = $period <= $plan->interestOnly
				? $interest
				: min( $plan->repayment, $balance + $interest - $terms->rest );
			$balance += $interest - $repaid;
			$lump     = $period === $plan->lumpAfter ? min( $plan->lump, $balance - $terms->rest ) : 0;
			$balance -= $lump;
			$steps[]  = new RepaymentPeriod( $interest, $repaid + $lump, $balance );
		}
		return new self( $steps, $terms->perYear );
	}

	/** Returns the total interest, in cents. */
	public function interest(): int {
		return array_sum( array_map( static fn( RepaymentPeriod $period ): int => $period->interest, $this->steps ) );
	}

	public function last(): ?RepaymentPeriod {
		return $this->steps[ count( $this->steps ) - 1 ] ?? null;
	}

	/** @return list<RepaymentPeriod> Totals by year; the last year may be incomplete. */
	public function years(): array {
		$years = array();
		foreach ( $this->steps as $index => $step ) {
			$year           = intdiv( $index, $this->perYear );
			$soFar          = $years[ $year ] ?? new RepaymentPeriod( 0, 0, 0 );
			$years[ $year ] = new RepaymentPeriod(
				$soFar->interest + $step->interest,
				$soFar->paid + $step->paid,
				$step->balance
			);
		}
		return array_values( $years );
	}
}
