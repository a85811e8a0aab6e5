<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators;

use Atoll\Engine\Calculators\Chart\Chart;
use Atoll\Engine\Calculators\Models\ModelInputs;

/** Everything that a calculator shows beside its inputs. */
final class CalculatorAnswer {

	/**
	 * @param array<string, string>                           $messages By input: what is wrong with it.
	 * @param array<string, string>                           $query    What makes the same answer elsewhere, by input.
	 * @param array{title: string, text: string}              $main
	 * @param list<array{title: string, text: string}|null> $results In the order of the definition; null where it does
	 * not apply.
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
