<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Models;

/** Horizontal axis of a chart. */
final class ModelAxis {

	/**
	 * @param int      $from Start of the axis, in the model's unit.
	 * @param int      $unit How many of the model's units make one on the axis: a year, a per cent.
	 * @param int|null $mark Value to mark.
	 */
	public function __construct(
		public readonly int $from,
		public readonly int $to,
		public readonly int $unit,
		public readonly ?int $mark = null,
	) {}
}
