<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\JsonData;

/** One of `values`, to the letter: "01" is not "1". */
final class Offered implements Rule {

	public function holds( string $value, JsonData $params ): bool {
		return in_array( $value, $params->strings( 'values' ), true );
	}
}
