<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Chart;

use Atoll\Engine\Calculators\Loan\WholeDivision;
use Atoll\Engine\Calculators\Models\ModelAxis;

/** Converts values and amounts to positions in a chart, in whole numbers from the top left. */
final class ChartGrid {

	/** Width and height of the grid. */
	public const SIZE = 10000;

	private const MOST_STEPS = 5;
	private const LEAST_STEP = 10000;

	private int $step;
	private int $steps;

	/** @param int $most Highest amount in the chart, in cents. */
	public function __construct( private ModelAxis $axis, int $most ) {
		$this->step  = $this->stepFor( $most );
		$this->steps = max( 1, intdiv( $most + $this->step - 1, $this->step ) );
	}

	public function across( int $place ): int {
		return WholeDivision::halfUp(
			( $place - $this->axis->from ) * self::SIZE,
			$this->axis->to - $this->axis->from
		);
	}

	public function down( int $value ): int {
		return self::SIZE - WholeDivision::halfUp( $value * self::SIZE, $this->step * $this->steps );
	}

	/** @return list<int> Amounts of the horizontal grid lines, in cents. */
	public function levels(): array {
		return array_map( fn( int $index ): int => $index * $this->step, range( 0, $this->steps ) );
	}

	/** Returns a round step of which at most five reach the highest amount. */
	private function stepFor( int $most ): int {
		for ( $ten = self::LEAST_STEP; ; $ten *= 10 ) {
			foreach ( array( $ten, $ten * 2, $ten * 5 ) as $step ) {
				if ( $step * self::MOST_STEPS >= $most ) {
					return $step;
				}
			}
		}
	}
}
