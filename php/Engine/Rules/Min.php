<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\NumberFormat;

/** A number of at least `min`, typed in `format`. */
final class Min implements Rule {

	public function holds( string $value, JsonData $params ): bool {
		return NumberFormat::from( $params->string( 'format' ) )->parse( $value ) >= $params->float( 'min' );
	}
}
