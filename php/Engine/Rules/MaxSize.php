<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\JsonData;

/** A file of at most `max` megabytes (spec 9) of 1,048,576 bytes each. The value is its size in bytes. */
final class MaxSize implements Rule {

	public function holds( string $value, JsonData $params ): bool {
		return (int) $value <= $params->float( 'max' ) * 1048576;
	}
}
