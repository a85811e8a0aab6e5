<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculation;

/** A formula that cannot be read. */
final class FormulaError extends \RuntimeException {

	/**
	 * @param string $problem A sentence of contract/texts/problems.json, by its name.
	 * @param string $found   What stands where something else was expected.
	 */
	public function __construct( public readonly string $problem, public readonly string $found = '' ) {
		parent::__construct( "{$problem} {$found}" );
	}
}
