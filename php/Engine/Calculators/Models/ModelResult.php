<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Models;

/** Results of a model in whole numbers; the sentences for them are in contract/calculators. */
final class ModelResult {

	/**
	 * @param string                               $case    Which of the calculator's sentences applies.
	 * @param array<string, int>                   $figures
	 * @param array<string, list<array{int, int}>> $lines   Lines of the chart by name: points with a value in the
	 * model's unit of time or rate, and an amount in cents.
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
