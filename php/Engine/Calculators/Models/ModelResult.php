<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Models;

/** The results of a model, in whole numbers; their sentences are in contract/calculators. */
final class ModelResult {

	/**
	 * @param string                               $case    Which of the calculator's sentences holds.
	 * @param array<string, int>                   $figures
	 * @param array<string, list<array{int, int}>> $lines Of the chart by name: places in the model's unit of time or
	 * rate, and cents.
	 * @param ModelAxis       $axis
	 * @param list<list<int>> $rows
	 */
	public function __construct(
		public readonly string $case,
		public readonly array $figures,
		public readonly array $lines,
		public readonly ModelAxis $axis,
		public readonly array $rows,
	) {}
}
