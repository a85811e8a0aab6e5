<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\Data;
use Atoll\Engine\NumberFormat;

/** A number of at most `max`, typed in `format`. */
final class Max implements Rule {

	public function holds( string $value, Data $params ): bool {
		return NumberFormat::from( $params->string( 'format' ) )->parse( $value ) <= $params->float( 'max' );
	}
}
