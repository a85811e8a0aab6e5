<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

use Atoll\Engine\Definition\Choice as OfferedChoice;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\FormAnswers\RawInputs;

/**
 * The values of all chosen choices, without duplicates, in the form's order. A choice is identified by its value, not
 * by its input's number, so that a page loaded before the choices were reordered still sends what it showed.
 */
final class ChoicesShape extends FlatShape {

	public function inputs( int $fieldId, array $choices ): array {
		return array_map(
			static fn( OfferedChoice $choice, int $number ) => new FieldInput(
				"{$fieldId}.{$number}",
				"input_{$fieldId}_{$number}",
				$choice->value,
				$choice->text
			),
			$choices,
			ChoiceNumbers::assign( array_column( $choices, 'number' ) )
		);
	}

	public function read( Field $field, RawInputs $inputs ): array {
		return $this->ordered(
			$field,
			array_map( static fn( FieldInput $input ) => $inputs->text( $input->name ), $field->inputs )
		);
	}

	public function initial( Field $field ): array {
		return $this->ordered( $field, OfferedChoice::selected( $field->choices ) );
	}

	public function toEntry( Field $field, string|array $value ): array {
		$texts = AnswerValue::texts( $value );
		$entry = array();
		foreach ( $field->inputs as $input ) {
			if ( in_array( $input->value, $texts, true ) ) {
				$entry[ $input->id ] = $input->value;
			}
		}
		return $entry;
	}

	public function fromEntry( Field $field, array $entry ): array {
		return $this->ordered(
			$field,
			array_map( static fn( FieldInput $input ) => $entry[ $input->id ] ?? '', $field->inputs )
		);
	}

	public function display( Field $field, string|array $value ): string {
		return OfferedChoice::linesOf( AnswerValue::texts( $value ), $field->choices );
	}

	/**
	 * @param array<string> $values
	 * @return list<string> Values that are not offered come last, to be refused by the rule.
	 */
	private function ordered( Field $field, array $values ): array {
		$offered = array_map( static fn( FieldInput $input ) => $input->value, $field->inputs );
		$inOrder = array_intersect( $offered, $values );
		return array_values(
			array_diff( array_unique( array_merge( $inOrder, array_diff( $values, $offered ) ) ), array( '' ) )
		);
	}
}
