<?php

declare( strict_types=1 );

namespace Atoll\Forms\Rules;

use Atoll\Contract\Data;
use Atoll\Forms\ClockFormat;

/** A time of day by 12 or 24 hours (`format`). */
final class ClockTime implements Rule {

	public function holds( string $value, Data $params ): bool {
		return ClockFormat::from( $params->string( 'format' ) )->isTime( $value );
	}
}
