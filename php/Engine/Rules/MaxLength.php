<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\JsonData;

/** At most `max` Unicode code points (spec 9), so that PHP and TypeScript both count an emoji as one. */
final class MaxLength implements Rule {

	public function holds( string $value, JsonData $params ): bool {
		return mb_strlen( $value, 'UTF-8' ) <= $params->int( 'max' );
	}
}
