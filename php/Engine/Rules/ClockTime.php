<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\ClockFormat;

/** A time of day, on a 12-hour or 24-hour clock (`format`). */
final class ClockTime implements Rule {

	public function holds( string $value, JsonData $params ): bool {
		return ClockFormat::from( $params->string( 'format' ) )->isTime( $value );
	}
}
