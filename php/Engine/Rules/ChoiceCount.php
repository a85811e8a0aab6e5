<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\JsonData;

/** At least `min` and at most `max` choices, one per line; either limit may be absent. */
final class ChoiceCount implements Rule {

	public function holds( string $value, JsonData $params ): bool {
		$choices = substr_count( $value, "\n" ) + 1;
		return $choices >= $params->int( 'min' ) && $choices <= $params->int( 'max', PHP_INT_MAX );
	}
}
