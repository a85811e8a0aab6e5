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

/** Texts by input, such as the parts of a name. Each is validated separately, and all must be valid (spec 5). */
final class PartsShape implements Shape {

	public function inputs( int $fieldId, array $choices ): array {
		return array(); // The field's kind defines its parts.
	}

	public function read( Field $field, RawInputs $inputs ): array {
		return $this->byInput( $field, static fn( FieldInput $input ) => $inputs->text( $input->name ) );
	}

	public function initial( Field $field ): array {
		return $this->byInput( $field, static fn( FieldInput $input ) => $input->defaultValue );
	}

	public function isEmpty( Field $field, string|array $value ): bool {
		return self::isUnanswered( $field, AnswerValue::byInput( $value ) );
	}

	/**
	 * Whether nothing was answered. A part that still has its default choice, such as a country, does not count as an
	 * answer. The mirror of src/forms/shapes/unanswered-parts.ts.
	 *
	 * @param array<string, string> $texts By input id.
	 */
	public static function isUnanswered( Field $field, array $texts ): bool {
		foreach ( $field->inputs as $input ) {
			if ( $input->isAnsweredBy( $texts[ $input->id ] ?? '' ) ) {
				return false;
			}
		}
		return true;
	}

	public function judge( Field $field, string|array $value, Rules $rules ): FieldValidationResult {
		$texts  = AnswerValue::byInput( $value );
		$inputs = array();
		foreach ( $field->inputs as $input ) {
			$message = $this->message( $input, $texts[ $input->id ] ?? '', $rules );
			if ( null !== $message ) {
				$inputs[ $input->id ] = $message;
			}
		}
		$missing = $field->required && $this->isEmpty( $field, $value ) ? $field->requiredMessage : null;
		return new FieldValidationResult( array_values( $inputs )[0] ?? $missing, $inputs );
	}

	/** Stores nothing if nothing was answered: {@see initial()} restores the default choices. */
	public function toEntry( Field $field, string|array $value ): array {
		return array_filter( AnswerValue::byInput( $value ), static fn( string $text ) => '' !== $text );
	}

	public function fromEntry( Field $field, array $entry ): array {
		$stored = $this->byInput( $field, static fn( FieldInput $input ) => $entry[ $input->id ] ?? '' );
		return AnswerValue::isBlank( $stored )
			? $this->byInput(
				$field,
				static fn( FieldInput $input ) => $input->isPreset( $input->defaultValue ) ? $input->defaultValue : ''
			)
			: $stored;
	}

	public function display( Field $field, string|array $value ): string {
		$texts = AnswerValue::byInput( $value );
		$words = array();
		foreach ( $field->inputs as $input ) {
			$text = $input->textOf( $texts[ $input->id ] ?? '' );
			if ( ! AnyText::isBlank( $text ) ) {
				$words[ $input->part ] = $text;
			}
		}
		return $this->joined( $field->data->string( 'display' ), $words );
	}

	/**
	 * @param string $lines Names of the parts in reading order, separated by spaces, and by line feeds between lines.
	 * @param array<string, string> $words Texts by part.
	 */
	private function joined( string $lines, array $words ): string {
		$joined = array();
		foreach ( explode( "\n", $lines ) as $line ) {
			$joined[] = implode(
				' ',
				array_filter(
					array_map( static fn( string $part ) => $words[ $part ] ?? '', explode( ' ', $line ) ),
					static fn( string $word ) => '' !== $word
				)
			);
		}
		return implode( "\n", array_filter( $joined, static fn( string $line ) => '' !== $line ) );
	}

	private function message( FieldInput $input, string $text, Rules $rules ): ?string {
		if ( AnyText::isBlank( $text ) ) {
			return $input->required ? $input->requiredMessage : null;
		}
		return $rules->broken( $input->rules, $text );
	}

	/**
	 * @param callable( FieldInput ): string $text
	 * @return array<string, string> By input id, in the form's order.
	 */
	private function byInput( Field $field, callable $text ): array {
		$value = array();
		foreach ( $field->inputs as $input ) {
			$value[ $input->id ] = $text( $input );
		}
		return $value;
	}
}
