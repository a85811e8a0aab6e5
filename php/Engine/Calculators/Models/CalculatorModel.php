<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Models;

/** Calculates the results of a calculator; the mirror of src/calculators/models. */
interface CalculatorModel {

	public function outcome( ModelInputs $values ): ModelResult;
}
