<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\DateFormat;

/** A date in the year `min` or later. What is no date is for another rule. */
final class MinYear implements Rule {

	public function holds( string $value, JsonData $params ): bool {
		$date = DateFormat::from( $params->string( 'format' ) )->parse( $value );
		return null === $date || $date->year >= $params->int( 'min' );
	}
}
