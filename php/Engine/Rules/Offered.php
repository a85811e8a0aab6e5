<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\JsonData;

/** Exactly one of `values`: "01" does not match "1". */
final class Offered implements Rule {

	public function holds( string $value, JsonData $params ): bool {
		return in_array( $value, $params->strings( 'values' ), true );
	}
}
