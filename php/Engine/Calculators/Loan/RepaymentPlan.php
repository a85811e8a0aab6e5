<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Loan;

/** Plan of what is paid and when. Amounts are in cents, times in periods from the start. */
final class RepaymentPlan {

	/**
	 * @param int $repayment    Repayment each period.
	 * @param int $interestOnly Number of periods at the start in which only interest is paid.
	 * @param int $lump         One-off payment on top of the repayment.
	 * @param int $lumpAfter    Period at whose end the one-off payment is made.
	 */
	public function __construct(
		public readonly int $repayment,
		public readonly int $interestOnly = 0,
		public readonly int $lump = 0,
		public readonly int $lumpAfter = 0,
	) {}
}
