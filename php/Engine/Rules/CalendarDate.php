<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\DateFormat;

/** A valid date, written in `format` with two digits for day and month and four for the year (spec 5). */
final class CalendarDate implements Rule {

	public function holds( string $value, JsonData $params ): bool {
		return null !== DateFormat::from( $params->string( 'format' ) )->parse( $value );
	}
}
