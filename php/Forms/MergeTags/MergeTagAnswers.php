<?php

declare( strict_types=1 );

namespace Atoll\Forms\MergeTags;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\FormAnswers\AnswerText;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\Formats\LocalDate;
use Atoll\Engine\Formats\Text;

/** Values of merge tags of questions: answers, their parts, and how these are stored. */
final class MergeTagAnswers {

	private const MODIFIERS = array( '', 'label', 'value' );

	public function __construct( private AnswerText $answerText ) {}

	/** Whether a tag of a question may say so behind its number. */
	public static function isModifier( string $modifier ): bool {
		return in_array( $modifier, self::MODIFIERS, true ) || DateModifier::isOne( $modifier );
	}

	/**
	 * @param string             $part          Its number, 3 of `{Name (First):2.3}`; empty for the whole answer.
	 * @param string             $modifier      `label` for the question, `value` for what is stored, how a date is
	 *                                          written ({@see DateModifier}), else empty.
	 * @param UntrustedText|null $untrustedText Defuses words that no editor wrote; null leaves them as they are.
	 * @return string Plain text, with line feeds; empty when nothing was answered.
	 */
	public function of(
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

	/** Null where the tag says nothing of a date, or what was answered is none. */
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

	/** Stored of choices are their values, of money the number. Anything else is the same in words and stored. */
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
