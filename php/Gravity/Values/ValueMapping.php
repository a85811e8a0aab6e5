<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Values;

use Atoll\Engine\Definition\Field;

/** How an answer that an entry keeps as one text is told to Gravity Forms' clients, and read from them. */
interface ValueMapping {

	/** @return string|array<mixed> */
	public function show( Field $field, string $stored ): string|array;

	/** @return string What an entry keeps; empty for no answer. */
	public function read( Field $field, mixed $sent ): string;
}
