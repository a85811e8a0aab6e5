<?php

declare( strict_types=1 );

namespace Atoll\Engine\Validation;

/** What one field says to a value. */
final class FieldValidationResult {

	/**
	 * @param string|null           $message How to mend the field, null when it is content.
	 * @param array<string, string> $inputs By input id, where single inputs have to be mended; the first is the field's
	 * message.
	 */
	public function __construct( public readonly ?string $message, public readonly array $inputs = array() ) {}
}
