<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\JsonData;

/** At most `max` files. The value is their number. */
final class MaxFiles implements Rule {

	public function holds( string $value, JsonData $params ): bool {
		return (int) $value <= $params->int( 'max' );
	}
}
