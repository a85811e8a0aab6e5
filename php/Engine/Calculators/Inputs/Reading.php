<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Inputs;

use Atoll\Engine\Calculators\Models\Values;

/** What was entered as what is reckoned with, and why it is not what was typed. */
final class Reading {

	/** @param array<string, string> $problems By input: `unreadable`, `least` or `most`. */
	public function __construct( public readonly Values $values, public readonly array $problems ) {}
}
