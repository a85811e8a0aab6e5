<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\FormAnswers\RawInputs;
use Atoll\Engine\Formats\Text as AnyText;
use Atoll\Engine\Rules\Rules;
use Atoll\Engine\Validation\FieldValidationResult;

/** Rows of texts, each with all columns. Empty rows are dropped. */
final class RowsShape implements Shape {

	public function inputs( int $fieldId, array $choices ): array {
		return array( new FieldInput( (string) $fieldId, "input_{$fieldId}[]" ) );
	}

	public function read( Field $field, RawInputs $inputs ): array {
		return $this->withoutBlank( $inputs->rows( "input_{$field->id}", $field->columns ) );
	}

	public function initial( Field $field ): array {
		return array();
	}

	public function isEmpty( Field $field, string|array $value ): bool {
		return AnswerValue::isBlank( $value );
	}

	public function judge( Field $field, string|array $value, Rules $rules ): FieldValidationResult {
		if ( $this->isEmpty( $field, $value ) ) {
			return new FieldValidationResult( $field->required ? $field->requiredMessage : null );
		}
		$rows   = AnswerValue::rows( $value );
		$cells  = AnswerValue::texts( $rows );
		$filled = array_values( array_filter( $cells, static fn( string $cell ) => ! AnyText::isBlank( $cell ) ) );
		if ( $field->required && count( $filled ) < count( $cells ) ) {
			return new FieldValidationResult( $field->requiredMessage );
		}
		if ( $field->maxRows > 0 && count( $rows ) > $field->maxRows ) {
			return new FieldValidationResult( $field->tooManyMessage );
		}
		return new FieldValidationResult( $rules->broken( $field->rules, ...$filled ) );
	}

	public function toEntry( Field $field, string|array $value ): array {
		return array(
			$field->id => json_encode(
				AnswerValue::rows( $value ),
				JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR
			),
		);
	}

	/**
	 * Reads stored rows. If they do not fit the field's columns, which may have changed since, they are kept as far as
	 * possible.
	 */
	public function fromEntry( Field $field, array $entry ): array {
		$stored = $entry[ $field->id ] ?? '';
		$rows   = json_decode( $stored, true );
		$rows   = is_array( $rows ) ? AnswerValue::rows( $rows ) : array( array( $stored ) );
		$width  = count( $field->columns );
		return $this->withoutBlank(
			array_map( static fn( array $row ) => array_pad( array_slice( $row, 0, $width ), $width, '' ), $rows )
		);
	}

	public function display( Field $field, string|array $value ): string {
		$lines = array_map(
			static fn( array $row ) => implode(
				', ',
				array_filter( $row, static fn( string $cell ) => ! AnyText::isBlank( $cell ) )
			),
			AnswerValue::rows( $value )
		);
		return implode( "\n", $lines );
	}

	/**
	 * @param list<list<string>> $rows
	 * @return list<list<string>>
	 */
	private function withoutBlank( array $rows ): array {
		return array_values( array_filter( $rows, static fn( array $row ) => ! AnswerValue::isBlank( $row ) ) );
	}
}
