<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

use Atoll\Engine\Field;
use Atoll\Engine\FieldInput;
use Atoll\Engine\FieldVerdict;
use Atoll\Engine\RawInputs;
use Atoll\Engine\Rules\Rules;
use Atoll\Engine\Text as AnyText;
use Atoll\Engine\Value;

/** Rows of texts, each with every column. Rows in which nothing was written are none. */
final class Rows implements Shape {

	public function inputs( int $fieldId, array $choices ): array {
		return array( new FieldInput( (string) $fieldId, "input_{$fieldId}[]" ) );
	}

	public function read( Field $field, RawInputs $inputs ): array {
		return $this->written( $inputs->rows( "input_{$field->id}", $field->columns ) );
	}

	public function initial( Field $field ): array {
		return array();
	}

	public function isEmpty( Field $field, string|array $value ): bool {
		return Value::isBlank( $value );
	}

	public function judge( Field $field, string|array $value, Rules $rules ): FieldVerdict {
		if ( $this->isEmpty( $field, $value ) ) {
			return new FieldVerdict( $field->required ? $field->requiredMessage : null );
		}
		$rows  = Value::rows( $value );
		$cells = Value::texts( $rows );
		$full  = array_values( array_filter( $cells, static fn( string $cell ) => ! AnyText::isBlank( $cell ) ) );
		if ( $field->required && count( $full ) < count( $cells ) ) {
			return new FieldVerdict( $field->requiredMessage );
		}
		if ( $field->maxRows > 0 && count( $rows ) > $field->maxRows ) {
			return new FieldVerdict( $field->tooManyMessage );
		}
		return new FieldVerdict( $rules->broken( $field->rules, ...$full ) );
	}

	public function toEntry( Field $field, string|array $value ): array {
		return array( $field->id => json_encode( Value::rows( $value ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR ) );
	}

	/** What is no list of rows of this field's columns, from before they were changed, say, is kept as far as it goes. */
	public function fromEntry( Field $field, array $entry ): array {
		$stored = $entry[ $field->id ] ?? '';
		$rows   = json_decode( $stored, true );
		$rows   = is_array( $rows ) ? Value::rows( $rows ) : array( array( $stored ) );
		$width  = count( $field->columns );
		return $this->written( array_map( static fn( array $row ) => array_pad( array_slice( $row, 0, $width ), $width, '' ), $rows ) );
	}

	public function display( Field $field, string|array $value ): string {
		$lines = array_map( static fn( array $row ) => implode( ', ', array_filter( $row, static fn( string $cell ) => ! AnyText::isBlank( $cell ) ) ), Value::rows( $value ) );
		return implode( "\n", $lines );
	}

	/**
	 * @param list<list<string>> $rows
	 * @return list<list<string>>
	 */
	private function written( array $rows ): array {
		return array_values( array_filter( $rows, static fn( array $row ) => ! Value::isBlank( $row ) ) );
	}
}
