<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\Rules\Rules;
use Atoll\Engine\Validation\FieldValidationResult;

/** A text or several texts that the field's rules judge alike. */
abstract class FlatShape implements Shape {

	public function isEmpty( Field $field, string|array $value ): bool {
		return AnswerValue::isBlank( $value );
	}

	public function judge( Field $field, string|array $value, Rules $rules ): FieldValidationResult {
		if ( $this->isEmpty( $field, $value ) ) {
			$message = '' === implode( '', AnswerValue::texts( $value ) )
				? $field->requiredMessage
				: $field->blankMessage;
			return new FieldValidationResult( $field->required ? $message : null );
		}
		return new FieldValidationResult( $rules->broken( $field->rules, ...AnswerValue::texts( $value ) ) );
	}

	public function display( Field $field, string|array $value ): string {
		return implode( "\n", AnswerValue::texts( $value ) );
	}
}
