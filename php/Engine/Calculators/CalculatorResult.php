<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators;

use Atoll\Engine\Calculators\Chart\Chart;
use Atoll\Engine\Calculators\Models\ModelInputs;

/** Everything that a calculator shows besides its inputs. */
final class CalculatorResult {

	/**
	 * @param array<string, string>                         $messages What is wrong with an input, by input.
	 * @param array<string, string>                         $query    Query by which an address gives this answer.
	 * @param array{title: string, text: string}            $main
	 * @param list<array{title: string, text: string}|null> $results In the definition's order; null for a result that
	 * does not apply.
	 * @param list<list<string>>                              $rows
	 */
	public function __construct(
		public readonly ModelInputs $values,
		public readonly array $messages,
		public readonly array $query,
		public readonly array $main,
		public readonly string $sentence,
		public readonly array $results,
		public readonly Chart $chart,
		public readonly array $rows,
	) {}
}
