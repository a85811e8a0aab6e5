<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Loan;

/** What happens in one period of a loan, in cents. */
final class RepaymentPeriod {

	/**
	 * @param int $paid    Everything that is paid in it.
	 * @param int $balance What is owed when it ends.
	 */
	public function __construct(
		public readonly int $interest,
		public readonly int $paid,
		public readonly int $balance
	) {}
}
