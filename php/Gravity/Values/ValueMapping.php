<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Values;

use Atoll\Engine\Definition\Field;

/** Converts an answer, which an entry keeps as one text, to and from the value that Gravity Forms' clients use. */
interface ValueMapping {

	/** @return string|array<mixed> */
	public function show( Field $field, string $stored ): string|array;

	/** @return string What an entry keeps; empty for no answer. */
	public function read( Field $field, mixed $value ): string;
}
