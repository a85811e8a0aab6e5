<?php

declare( strict_types=1 );

namespace Atoll\Forms\MergeTags;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\FormAnswers\AnswerText;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\Formats\LocalDate;
use Atoll\Engine\Formats\Text;

/** Values of merge tags of questions: answers, parts of answers, and their stored values. */
final class MergeTagAnswers {

	private const MODIFIERS = array( '', 'label', 'value' );

	public function __construct( private AnswerText $answerText ) {}

	/** Whether a question's tag may have this modifier after its number. */
	public static function isModifier( string $modifier ): bool {
		return in_array( $modifier, self::MODIFIERS, true ) || DateModifier::isOne( $modifier );
	}

	/**
	 * @param string             $part          Number of the part, such as 3 in `{Name (First):2.3}`; empty for the
	 *                                          whole answer.
	 * @param string             $modifier      `label` for the question, `value` for the stored value, a date format
	 *                                          ({@see DateModifier}), or empty.
	 * @param UntrustedText|null $untrustedText Defuses text that no editor wrote; null leaves it as it is.
	 * @return string Plain text, with line feeds; empty if there is no answer.
	 */
	public function replacement(
		Field $field,
		Answers $answers,
		string $part,
		string $modifier,
		?UntrustedText $untrustedText
	): string {
		if ( 'label' === $modifier ) {
			return $field->label;
		}
		$text = '' === $part
			? $this->date( $field, $answers, $modifier ) ?? $this->whole( $field, $answers, 'value' === $modifier )
			: $this->part( $field, "{$field->id}.{$part}", $answers, 'value' === $modifier );
		return null === $untrustedText || $field->isChosen()
			? $text
			: $untrustedText->text( $text );
	}

	/** Returns null if the tag asks for no date format, or the answer is not a date. */
	private function date( Field $field, Answers $answers, string $modifier ): ?string {
		$date = 'date' === $field->shape && DateModifier::isOne( $modifier )
			? LocalDate::fromStored( $answers->toEntry()[ $field->id ] ?? '' )
			: null;
		return null === $date ? null : DateModifier::text( $modifier, $date );
	}

	private function part( Field $field, string $key, Answers $answers, bool $asStored ): string {
		$text = $this->answerText->part( $field, $key, $answers );
		return $asStored && '' !== $text ? Text::printable( $answers->toEntry()[ $key ] ) : $text;
	}

	/** Choices are stored by value, money as a number. Everything else is stored as it is shown. */
	private function whole( Field $field, Answers $answers, bool $asStored ): string {
		if ( ! $asStored || ( array() === $field->choices && ! $field->isNumber() ) ) {
			return $this->answerText->text( $field, $answers );
		}
		$stored = array() === $field->choices
			? array_filter(
				$answers->toEntry(),
				static fn( $key ) => (int) $key === $field->id,
				ARRAY_FILTER_USE_KEY
			)
			: array_diff( AnswerValue::texts( $answers->value( $field->id ) ), array( '' ) );
		return Text::printable( implode( ', ', $stored ) );
	}
}
