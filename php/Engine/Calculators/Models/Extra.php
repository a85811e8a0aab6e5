<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Models;

use Atoll\Engine\Calculators\Loan\Frequency;
use Atoll\Engine\Calculators\Loan\LevelRepayment;
use Atoll\Engine\Calculators\Loan\Plan;
use Atoll\Engine\Calculators\Loan\Schedule;
use Atoll\Engine\Calculators\Loan\Terms;

/** What paying more than agreed saves: each period, and once. */
final class Extra implements Model {

	public function outcome( Values $values ): Outcome {
		$per_year = Frequency::perYear( $values->choice( 'frequency' ) );
		$periods  = $values->number( 'years' ) * $per_year;
		$terms    = new Terms( $values->number( 'amount' ), $values->number( 'rate' ), $per_year, $periods );
		$level    = LevelRepayment::of( $terms );
		$more     = $level + $values->number( 'extra' );
		$agreed   = Schedule::of( $terms, new Plan( $level ) );
		$quicker  = Schedule::of( $terms, new Plan( $more, 0, $values->number( 'lump' ), $values->number( 'lumpYears' ) * $per_year ) );
		$saved    = $agreed->interest() - $quicker->interest();

		return new Outcome(
			count( $quicker->steps ) < count( $agreed->steps ) || $saved > 0 ? 'saved' : 'nothing',
			array(
				'repayment'      => $level,
				'withExtra'      => $more,
				'saved'          => $saved,
				'time'           => $this->months( count( $agreed->steps ) - count( $quicker->steps ), $per_year ),
				'term'           => $this->months( count( $quicker->steps ), $per_year ),
				'interestBefore' => $agreed->interest(),
				'interestAfter'  => $quicker->interest(),
			),
			array(
				'before' => $this->curve( $terms, $agreed ),
				'after'  => $this->curve( $terms, $quicker ),
			),
			new Axis( 0, $periods, $per_year ),
			$this->rows( $agreed, $quicker )
		);
	}

	private function months( int $periods, int $per_year ): int {
		return intdiv( $periods * 12, $per_year );
	}

	/** @return list<array{int, int}> Years' ends, and the period in which nothing is owed any more. */
	private function curve( Terms $terms, Schedule $schedule ): array {
		$curve = array( array( 0, $terms->balance ) );
		foreach ( $schedule->steps as $index => $step ) {
			if ( 0 === ( $index + 1 ) % $terms->perYear || 0 === $step->balance ) {
				$curve[] = array( $index + 1, $step->balance );
			}
		}
		return $curve;
	}

	/** @return list<list<int>> */
	private function rows( Schedule $agreed, Schedule $quicker ): array {
		$after = $quicker->years();
		$rows  = array();
		foreach ( $agreed->years() as $index => $year ) {
			$rows[] = array( $index + 1, $year->balance, $after[ $index ]->balance ?? 0, $year->interest, $after[ $index ]->interest ?? 0 );
		}
		return $rows;
	}
}
