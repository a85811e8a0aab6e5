<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Chart;

use Atoll\Engine\Calculators\CalculatorDefinition;
use Atoll\Engine\Calculators\Loan\WholeDivision;
use Atoll\Engine\Calculators\Models\ModelAxis;
use Atoll\Engine\Calculators\Models\ModelResult;
use Atoll\Engine\Calculators\Texts\NumberText;
use Atoll\Engine\Contract\JsonData;

/** Lays out the result of a model as a chart with its texts; the mirror of src/calculators/chart. */
final class ChartLayout {

	/** Possible steps from one label of the axis to the next, in units. */
	private const UNIT_STEPS = array( 1, 2, 5, 10 );
	private const MOST_UNITS = 6;

	public function __construct( private NumberText $numbers ) {}

	public function draw( ModelResult $result, CalculatorDefinition $definition ): Chart {
		$values = array_merge(
			...array_values( array_map( static fn( array $line ): array => array_column( $line, 1 ), $result->lines ) )
		);
		$grid   = new ChartGrid( $result->axis, max( 0, ...$values ) );
		$lines  = array_map(
			fn( JsonData $line ): ChartLine => $this->line( $result->lines[ $line->string( 'name' ) ], $grid ),
			$definition->lines()
		);
		$labels = new ChartLabelPlacement( $lines );

		return new Chart(
			array_map(
				fn( int $value ): array => array(
					'at'   => $grid->down( $value ),
					'text' => $this->numbers->short( $value ),
				),
				$grid->levels()
			),
			$this->units( $result->axis, $definition->data->map( 'chart' )->string( 'format' ) ),
			array_map(
				static fn( ChartLine $line, JsonData $definedLine ): array => array(
					'path'  => $line->path(),
					'area'  => $line->area(),
					'label' => $labels->place( $line, $definedLine->string( 'title' ) )->toArray(),
				),
				$lines,
				$definition->lines()
			),
			null === $result->axis->mark ? null : $grid->across( $result->axis->mark )
		);
	}

	/** @param list<array{int, int}> $points */
	private function line( array $points, ChartGrid $grid ): ChartLine {
		return new ChartLine(
			array_map(
				static fn( array $point ): array => array( $grid->across( $point[0] ), $grid->down( $point[1] ) ),
				$points
			)
		);
	}

	/** @return list<array{at: int, text: string}> */
	private function units( ModelAxis $axis, string $format ): array {
		$count = intdiv( $axis->to - $axis->from, $axis->unit );
		$step  = $this->step( $count );
		$units = array();
		for ( $unit = 0; $unit <= $count; $unit += $step ) {
			$place   = $unit * $axis->unit;
			$units[] = array(
				'at'   => WholeDivision::halfUp( $place * ChartGrid::SIZE, $axis->to - $axis->from ),
				'text' => $this->numbers->write( 'count' === $format ? $unit : $axis->from + $place, $format ),
			);
		}
		return $units;
	}

	private function step( int $units ): int {
		foreach ( self::UNIT_STEPS as $step ) {
			if ( $units <= $step * self::MOST_UNITS ) {
				return $step;
			}
		}
		return $step;
	}
}
