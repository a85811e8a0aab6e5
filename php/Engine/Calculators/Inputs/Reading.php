<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Inputs;

use Atoll\Engine\Calculators\Models\Values;

/** The values that a calculator uses, and why one of them differs from what was typed. */
final class Reading {

	/** @param array<string, string> $problems By input: `unreadable`, `least` or `most`. */
	public function __construct( public readonly Values $values, public readonly array $problems ) {}
}
