<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculation;

/** Token of a formula. */
final class FormulaToken {

	/**
	 * @param string            $text  As written in the formula: `+`, `(`, `12.5`, `{Amount:3}`.
	 * @param string|float|null $value A number, or the id of a field or an input as text; null for a sign.
	 */
	public function __construct( public readonly string $text, public readonly string|float|null $value ) {}
}
