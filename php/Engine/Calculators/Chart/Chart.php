<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Chart;

/** A chart ready to be drawn. Positions are in hundredths of a per cent of its width and height. */
final class Chart {

	/**
	 * @param list<array{at: int, text: string}>                                  $levels Horizontal grid lines.
	 * @param list<array{at: int, text: string}>                                  $units  Labels along the bottom.
	 * @param list<array{path: string, area: string,
	 * label: array{at: array{int, int}, side: string, anchor: string}}> $lines In the definition's order.
	 * @param int|null                                                            $mark   Horizontal position of a mark.
	 */
	public function __construct(
		public readonly array $levels,
		public readonly array $units,
		public readonly array $lines,
		public readonly ?int $mark,
	) {}
}
