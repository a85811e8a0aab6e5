<?php

declare( strict_types=1 );

namespace Atoll\Forms\Rules;

use Atoll\Contract\Data;
use Atoll\Forms\DateFormat;

/** A date in the year `min` or later. What is no date is for another rule. */
final class MinYear implements Rule {

	public function holds( string $value, Data $params ): bool {
		$date = DateFormat::from( $params->string( 'format' ) )->parse( $value );
		return null === $date || $date->year >= $params->int( 'min' );
	}
}
