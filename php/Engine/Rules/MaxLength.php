<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\JsonData;

/** At most `max` Unicode code points (spec 9), so that an emoji counts once here and in TypeScript. */
final class MaxLength implements Rule {

	public function holds( string $value, JsonData $params ): bool {
		return mb_strlen( $value, 'UTF-8' ) <= $params->int( 'max' );
	}
}
