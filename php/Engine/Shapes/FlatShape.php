<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\Rules\Rules;
use Atoll\Engine\Validation\FieldValidationResult;

/** Base for shapes with one or several texts to which all rules of the field apply alike. */
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
