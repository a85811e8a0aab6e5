<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\JsonData;

/** Whether a value that is not empty is valid; the message where it is not belongs to the field's kind. */
interface Rule {

	/** @param JsonData $params As contract/schema/public-definition.schema.json has them. */
	public function holds( string $value, JsonData $params ): bool;
}
