<?php

declare( strict_types=1 );

namespace Atoll\Engine\Validation;

/** The result of validating a set of answers. */
final class ValidationResult {

	/**
	 * @param array<int, string>    $messages      By field id, in the form's order.
	 * @param array<string, string> $inputMessages By input id, in the form's order.
	 */
	public function __construct( private array $messages, private array $inputMessages = array() ) {}

	/** @param array<int, FieldValidationResult> $fields By field id, in the form's order. */
	public static function of( array $fields ): self {
		$messages = array();
		$inputs   = array();
		foreach ( $fields as $id => $verdict ) {
			if ( null !== $verdict->message ) {
				$messages[ $id ] = $verdict->message;
				$inputs         += $verdict->inputs;
			}
		}
		return new self( $messages, $inputs );
	}

	public function isValid(): bool {
		return array() === $this->messages;
	}

	/** @return array<int, string> How to fix each invalid field, by field id, in the form's order. */
	public function messages(): array {
		return $this->messages;
	}

	/** @return array<string, string> How to fix single inputs of fields that have several, by input id. */
	public function inputMessages(): array {
		return $this->inputMessages;
	}
}
