<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Loan;

/**
 * Frequencies of payments. A loan is calculated in these periods from its start, never from a monthly repayment.
 */
final class PaymentFrequency {

	private const PER_YEAR = array(
		'weekly'      => 52,
		'fortnightly' => 26,
		'monthly'     => 12,
		'yearly'      => 1,
	);

	/** Returns the number of periods in a year. */
	public static function perYear( string $name ): int {
		return self::PER_YEAR[ $name ] ?? 12;
	}
}
