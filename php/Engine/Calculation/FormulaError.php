<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculation;

/** Thrown for a formula that cannot be parsed. */
final class FormulaError extends \RuntimeException {

	/**
	 * @param string $problem Name of a sentence in contract/texts/problems.json.
	 * @param string $found   What the formula has where something else was expected.
	 */
	public function __construct( public readonly string $problem, public readonly string $found = '' ) {
		parent::__construct( "{$problem} {$found}" );
	}
}
