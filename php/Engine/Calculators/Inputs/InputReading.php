<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Inputs;

use Atoll\Engine\Calculators\Models\ModelInputs;

/** Values that a calculator uses, and the problems for which one differs from what was typed. */
final class InputReading {

	/** @param array<string, string> $problems By input: `unreadable`, `least` or `most`. */
	public function __construct( public readonly ModelInputs $values, public readonly array $problems ) {}
}
