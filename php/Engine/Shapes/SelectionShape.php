<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

use Atoll\Engine\Definition\Choice as OfferedChoice;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\FormAnswers\RawInputs;

/**
 * The values of all options chosen in one control, without duplicates, in the order in which they were sent. An entry
 * stores them as a JSON list.
 */
final class SelectionShape extends FlatShape {

	public function inputs( int $fieldId, array $choices ): array {
		return array( new FieldInput( (string) $fieldId, "input_{$fieldId}[]" ) );
	}

	public function read( Field $field, RawInputs $inputs ): array {
		return $this->distinct( $inputs->list( "input_{$field->id}" ) );
	}

	public function initial( Field $field ): array {
		return $this->distinct( OfferedChoice::selected( $field->choices ) );
	}

	public function toEntry( Field $field, string|array $value ): array {
		return array(
			$field->id => json_encode(
				AnswerValue::texts( $value ),
				JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR
			),
		);
	}

	/** A stored value that is not a JSON list is a single choice, from before the field allowed several. */
	public function fromEntry( Field $field, array $entry ): array {
		$stored = $entry[ $field->id ] ?? '';
		$chosen = json_decode( $stored, true );
		return $this->distinct( is_array( $chosen ) ? AnswerValue::texts( $chosen ) : array( $stored ) );
	}

	public function display( Field $field, string|array $value ): string {
		return OfferedChoice::linesOf( AnswerValue::texts( $value ), $field->choices );
	}

	/**
	 * @param array<string> $texts
	 * @return list<string>
	 */
	private function distinct( array $texts ): array {
		return array_values( array_diff( array_unique( $texts ), array( '' ) ) );
	}
}
