<?php

declare( strict_types=1 );

namespace Atoll\Engine\Validation;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\Rules\Rules;
use Atoll\Engine\Shapes\Shapes;

/**
 * Validates a field's value by its shape; the mirror of src/forms/validate-field.ts.
 *
 * @phpstan-import-type AnyValue from AnswerValue
 */
final class FieldValidator {

	public function __construct( private Shapes $shapes, private Rules $rules ) {}

	/** @param AnyValue $value */
	public function verdict( Field $field, string|array $value ): FieldValidationResult {
		return $this->shapes->forField( $field )->judge( $field, $value, $this->rules );
	}
}
