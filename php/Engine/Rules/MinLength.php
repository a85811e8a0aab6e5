<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\JsonData;

/** At least `min` Unicode code points. */
final class MinLength implements Rule {

	public function holds( string $value, JsonData $params ): bool {
		return mb_strlen( $value, 'UTF-8' ) >= $params->int( 'min' );
	}
}
