<?php

declare( strict_types=1 );

namespace Atoll\Engine\FormAnswers;

use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\Formats\Text;
use Atoll\Engine\Shapes\Shapes;

/**
 * Converts answers to words for people, as in emails, exports and wp-admin.
 *
 * @phpstan-import-type AnyValue from AnswerValue
 */
final class AnswerText {

	/** @param bool $plainNumbers Whether numbers are plain, as spreadsheets need them: "850000", not "$850,000". */
	public function __construct( private Shapes $shapes, private bool $plainNumbers = false ) {}

	/**
	 * @return list<array{field: Field, text: string}> Fields that have an answer, in the form's order; plain text with
	 * line feeds.
	 */
	public function lines( Form $form, Answers $answers ): array {
		$texts = array();
		foreach ( $form->fields() as $field ) {
			$text = $this->text( $field, $answers );
			if ( '' !== $text ) {
				$texts[] = array(
					'field' => $field,
					'text'  => $text,
				);
			}
		}
		return $texts;
	}

	/** Returns one field's answer; empty when it has none. */
	public function text( Field $field, Answers $answers ): string {
		return $this->words( $field, $answers->value( $field->id ) );
	}

	/**
	 * Returns the answer to one input of a field; empty when there is none.
	 *
	 * @param string $key Key in an entry: `3.3` is a first name, `5.1` the first of several choices.
	 */
	public function part( Field $field, string $key, Answers $answers ): string {
		$stored = $answers->toEntry()[ $key ] ?? '';
		$inputs = array_filter( $field->inputs, static fn( FieldInput $input ) => $key === $input->id );
		foreach ( $inputs as $input ) {
			$stored = array() === $field->choices
				? $input->textOf( $stored )
				: Choice::textOf( $stored, $field->choices );
		}
		return Text::printable( $stored );
	}

	/** @param array<array-key, string> $entry Answers of a stored entry. */
	public function stored( Field $field, array $entry ): string {
		return $this->words( $field, $this->shapes->forField( $field )->fromEntry( $field, $entry ) );
	}

	/** @param AnyValue $value */
	private function words( Field $field, string|array $value ): string {
		$shape = $this->shapes->forField( $field );
		if ( $shape->isEmpty( $field, $value ) ) {
			return '';
		}
		$words  = $shape->display( $field, $value );
		$format = $this->plainNumbers ? $field->numberFormat() : null;
		return Text::printable( $format?->plain( $words ) ?? $words );
	}
}
