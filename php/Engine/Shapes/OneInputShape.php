<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\FormAnswers\RawInputs;

/** Base for shapes with one text in one input, typed or chosen. */
abstract class OneInputShape extends FlatShape {

	public function inputs( int $fieldId, array $choices ): array {
		return array( new FieldInput( (string) $fieldId, "input_{$fieldId}" ) );
	}

	public function read( Field $field, RawInputs $inputs ): string {
		return $inputs->text( "input_{$field->id}" );
	}

	public function toEntry( Field $field, string|array $value ): array {
		return array( $field->id => implode( '', AnswerValue::texts( $value ) ) );
	}

	public function fromEntry( Field $field, array $entry ): string {
		return $entry[ $field->id ] ?? '';
	}
}
