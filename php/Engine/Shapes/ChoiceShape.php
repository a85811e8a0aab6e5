<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

use Atoll\Engine\Definition\Choice as OfferedChoice;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\FormAnswers\AnswerValue;

/** The value of a single choice. */
final class ChoiceShape extends OneInputShape {

	public function initial( Field $field ): string {
		return OfferedChoice::selected( $field->choices )[0] ?? '';
	}

	public function display( Field $field, string|array $value ): string {
		return OfferedChoice::textOf( implode( '', AnswerValue::texts( $value ) ), $field->choices );
	}
}
