<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Loan;

/** What is paid, and when. Amounts in cents, times in periods from the start. */
final class RepaymentPlan {

	/**
	 * @param int $repayment    Each period.
	 * @param int $interestOnly So many periods at first pay their interest alone.
	 * @param int $lump         Paid once, on top of the repayment.
	 * @param int $lumpAfter    At the end of which period.
	 */
	public function __construct(
		public readonly int $repayment,
		public readonly int $interestOnly = 0,
		public readonly int $lump = 0,
		public readonly int $lumpAfter = 0,
	) {}
}
