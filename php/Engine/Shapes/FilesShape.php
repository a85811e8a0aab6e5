<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Engine\FormAnswers\RawInputs;
use Atoll\Engine\Rules\Rules;
use Atoll\Engine\Validation\FieldValidationResult;

/** Files that the server has received. An entry stores their ids; names and sizes are stored with the uploads. */
final class FilesShape implements Shape {

	public function inputs( int $fieldId, array $choices ): array {
		return array( new FieldInput( (string) $fieldId, "input_{$fieldId}" ) );
	}

	/** Reads received files only; values that a client sends under the input's name are ignored. */
	public function read( Field $field, RawInputs $inputs ): array {
		return $inputs->files( "input_{$field->id}" );
	}

	public function initial( Field $field ): array {
		return array();
	}

	public function isEmpty( Field $field, string|array $value ): bool {
		return array() === $this->files( $value );
	}

	public function judge( Field $field, string|array $value, Rules $rules ): FieldValidationResult {
		$files = $this->files( $value );
		if ( array() === $files ) {
			return new FieldValidationResult( $field->required ? $field->requiredMessage : null );
		}
		$aspects = array(
			'name'  => array_map( static fn( FileAnswer $file ) => $file->name, $files ),
			'size'  => array_map( static fn( FileAnswer $file ) => (string) $file->size, $files ),
			'count' => array( (string) count( $files ) ),
		);
		foreach ( $field->rules as $rule ) {
			$message = $rules->broken( array( $rule ), ...$aspects[ $rule->params->string( 'of' ) ] ?? array() );
			if ( null !== $message ) {
				return new FieldValidationResult( $message );
			}
		}
		return new FieldValidationResult( null );
	}

	public function toEntry( Field $field, string|array $value ): array {
		$ids = array_map( static fn( FileAnswer $file ) => $file->id, $this->files( $value ) );
		return array( $field->id => json_encode( $ids, JSON_THROW_ON_ERROR ) );
	}

	/** Returns files without names and sizes, which an entry does not have. */
	public function fromEntry( Field $field, array $entry ): array {
		$ids = json_decode( $entry[ $field->id ] ?? '', true );
		return array_map(
			static fn( string $id ) => new FileAnswer( $id, 0, $id ),
			array_values( array_filter( is_array( $ids ) ? $ids : array(), 'is_string' ) )
		);
	}

	public function display( Field $field, string|array $value ): string {
		return implode( "\n", array_map( static fn( FileAnswer $file ) => $file->name, $this->files( $value ) ) );
	}

	/** @return list<FileAnswer> */
	private function files( mixed $value ): array {
		return array_values(
			array_filter(
				is_array( $value ) ? $value : array(),
				static fn( mixed $file ) => $file instanceof FileAnswer
			)
		);
	}
}
