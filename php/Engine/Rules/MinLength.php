<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\Data;

/** At least `min` Unicode code points. */
final class MinLength implements Rule {

	public function holds( string $value, Data $params ): bool {
		return mb_strlen( $value, 'UTF-8' ) >= $params->int( 'min' );
	}
}
