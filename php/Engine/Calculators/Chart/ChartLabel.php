<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Chart;

/** Position of a line's label: next to a point on the line, above or below, and to its left or right. */
final class ChartLabel {

	/**
	 * @param string $side   `above` or `below`.
	 * @param string $anchor `start` or `end`: which end of the label is at the point.
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
