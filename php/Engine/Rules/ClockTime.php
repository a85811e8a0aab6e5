<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\ClockFormat;
use Atoll\Engine\Contract\Data;

/** A time of day by 12 or 24 hours (`format`). */
final class ClockTime implements Rule {

	public function holds( string $value, Data $params ): bool {
		return ClockFormat::from( $params->string( 'format' ) )->isTime( $value );
	}
}
