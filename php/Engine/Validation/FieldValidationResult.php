<?php

declare( strict_types=1 );

namespace Atoll\Engine\Validation;

/** The result of validating one field. */
final class FieldValidationResult {

	/**
	 * @param string|null           $message How to fix the field; null when it is valid.
	 * @param array<string, string> $inputs  Messages by input id, where single inputs are invalid. The first is also
	 *                                       the field's message.
	 */
	public function __construct( public readonly ?string $message, public readonly array $inputs = array() ) {}
}
