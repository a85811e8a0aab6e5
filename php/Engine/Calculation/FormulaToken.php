<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculation;

/** A word of a formula. */
final class FormulaToken {

	/**
	 * @param string            $text  As it was written: `+`, `(`, `12.5`, `{Amount:3}`.
	 * @param string|float|null $value What it counts: a number, or a field's or an input's id as text; null for a sign.
	 */
	public function __construct( public readonly string $text, public readonly string|float|null $value ) {}
}
