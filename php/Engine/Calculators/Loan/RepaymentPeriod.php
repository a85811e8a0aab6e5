<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Loan;

/** Amounts of one period of a loan, in cents. */
final class RepaymentPeriod {

	/**
	 * @param int $paid    Everything paid in the period.
	 * @param int $balance What is owed at its end.
	 */
	public function __construct(
		public readonly int $interest,
		public readonly int $paid,
		public readonly int $balance
	) {}
}
