<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Values;

use Atoll\Engine\Definition\Field;

/** Converts an answer between the text that an entry stores and the value that Gravity Forms' clients use. */
interface ValueMapping {

	/** @return string|array<mixed> */
	public function show( Field $field, string $stored ): string|array;

	/** @return string The text that an entry stores; empty for no answer. */
	public function read( Field $field, mixed $value ): string;
}
