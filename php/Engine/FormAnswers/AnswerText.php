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
 * Answers in words, for people: in mail, exports and wp-admin.
 *
 * @phpstan-import-type AnyValue from AnswerValue
 */
final class AnswerText {

	/** @param bool $plainNumbers Numbers in the plain way ("850000" instead of "$850,000"), for spreadsheets. */
	public function __construct( private Shapes $shapes, private bool $plainNumbers = false ) {}

	/**
	 * @return list<array{field: Field, text: string}> What was answered, in the form's order; plain text, with line
	 * feeds.
	 */
	public function of( Form $form, Answers $answers ): array {
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

	/** One field's answer; empty when it has none. */
	public function text( Field $field, Answers $answers ): string {
		return $this->words( $field, $answers->value( $field->id ) );
	}

	/**
	 * What was answered to one input of a field; empty when nothing was.
	 *
	 * @param string $key In an entry: `3.3`, a first name, or `5.1`, the first of several choices.
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

	/** @param array<array-key, string> $entry A stored entry's answers. */
	public function stored( Field $field, array $entry ): string {
		return $this->words( $field, $this->shapes->of( $field )->fromEntry( $field, $entry ) );
	}

	/** @param AnyValue $value */
	private function words( Field $field, string|array $value ): string {
		$shape = $this->shapes->of( $field );
		if ( $shape->isEmpty( $field, $value ) ) {
			return '';
		}
		$words  = $shape->display( $field, $value );
		$format = $this->plainNumbers ? $field->numberFormat() : null;
		return Text::printable( $format?->plain( $words ) ?? $words );
	}
}
