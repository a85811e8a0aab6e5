<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Models;

/** Along the bottom of a chart. */
final class ModelAxis {

	/**
	 * @param int      $from Where it begins, in the model's unit.
	 * @param int      $unit How many of these make one of the axis: a year, a per cent.
	 * @param int|null $mark A place to mark.
	 */
	public function __construct(
		public readonly int $from,
		public readonly int $to,
		public readonly int $unit,
		public readonly ?int $mark = null,
	) {}
}
