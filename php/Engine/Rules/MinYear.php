<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\DateFormat;

/** A date in the year `min` or later. Values that are not dates are left to the date rule. */
final class MinYear implements Rule {

	public function holds( string $value, JsonData $params ): bool {
		$date = DateFormat::from( $params->string( 'format' ) )->parse( $value );
		return null === $date || $date->year >= $params->int( 'min' );
	}
}
