<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Models;

/** What a calculator works out, the mirror of src/calculators/models. */
interface CalculatorModel {

	public function outcome( ModelInputs $values ): ModelResult;
}
