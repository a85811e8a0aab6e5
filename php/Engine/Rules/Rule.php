<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\JsonData;

/** Checks a value that is not empty. The message for an invalid value belongs to the field's kind. */
interface Rule {

	/** @param JsonData $params As defined in contract/schema/public-definition.schema.json. */
	public function holds( string $value, JsonData $params ): bool;
}
