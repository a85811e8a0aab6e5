<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Models;

/** Comparison of two loans: what each costs in interest and fees over the years for which it is kept. */
final class ComparisonModel implements CalculatorModel {

	private const MONTHS = 12;

	public function outcome( ModelInputs $values ): ModelResult {
		$months  = $values->number( 'over' ) * self::MONTHS;
		$a       = LoanOffer::of( $values, 'a' );
		$b       = LoanOffer::of( $values, 'b' );
		$aCost   = $a->costs[ $months ];
		$bCost   = $b->costs[ $months ];
		$isA     = $aCost < $bCost;
		$from    = $aCost === $bCost ? 0 : $this->breakEvenMonth( $isA ? $a : $b, $isA ? $b : $a, $months );
		$cheaper = ( $isA ? 'a' : 'b' ) . ( $from > 0 ? 'From' : '' );

		$lines = array(
			'a' => array(),
			'b' => array(),
		);
		$rows  = array();
		for ( $month = 0; $month <= $months; $month += self::MONTHS ) {
			$lines['a'][] = array( $month, $a->costs[ $month ] );
			$lines['b'][] = array( $month, $b->costs[ $month ] );
			if ( $month > 0 ) {
				$rows[] = array(
					intdiv( $month, self::MONTHS ),
					$a->costs[ $month ],
					$b->costs[ $month ],
					$a->balances[ $month ] ?? 0,
					$b->balances[ $month ] ?? 0,
				);
			}
		}
		return new ModelResult(
			$aCost === $bCost ? 'same' : $cheaper,
			array(
				'difference' => abs( $aCost - $bCost ),
				'from'       => $from,
				'aFirst'     => $a->first,
				'aThen'      => $a->then,
				'aCost'      => $aCost,
				'aOwed'      => $a->balances[ $months ] ?? 0,
				'bFirst'     => $b->first,
				'bThen'      => $b->then,
				'bCost'      => $bCost,
				'bOwed'      => $b->balances[ $months ] ?? 0,
			),
			$lines,
			new ModelAxis( 0, $months, self::MONTHS ),
			$rows
		);
	}

	/** Returns the month from which the loan that is cheaper in the end stays cheaper; 0 if it was never dearer. */
	private function breakEvenMonth( LoanOffer $cheap, LoanOffer $dear, int $months ): int {
		for ( $month = $months; $month >= 0; $month-- ) {
			if ( $cheap->costs[ $month ] > $dear->costs[ $month ] ) {
				return $month + 1;
			}
		}
		return 0;
	}
}
