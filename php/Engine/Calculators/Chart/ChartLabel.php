<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Chart;

/** Where a line's name stands: beside a place of it on the grid, above or below, and to which side. */
final class ChartLabel {

	/**
	 * @param string $side   `above` or `below`.
	 * @param string $anchor `start` or `end`.
	 */
	public function __construct(
		public readonly int $across,
		public readonly int $down,
		public readonly string $side,
		public readonly string $anchor,
	) {}

	/** @return array{at: array{int, int}, side: string, anchor: string} */
	public function toArray(): array {
		return array(
			'at'     => array( $this->across, $this->down ),
			'side'   => $this->side,
			'anchor' => $this->anchor,
		);
	}
}
