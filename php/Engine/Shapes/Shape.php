<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\FormAnswers\MalformedAnswer;
use Atoll\Engine\FormAnswers\RawInputs;
use Atoll\Engine\Rules\Rules;
use Atoll\Engine\Validation\FieldValidationResult;

/**
 * The shape of an answer: a text, a choice, several choices, parts, rows, nothing.
 *
 * @phpstan-import-type AnyValue from AnswerValue
 */
interface Shape {

	/**
	 * Returns the inputs of a field with this shape, unless its kind defines parts.
	 *
	 * @param list<Choice> $choices
	 * @return list<FieldInput>
	 */
	public function inputs( int $fieldId, array $choices ): array;

	/**
	 * @return AnyValue
	 * @throws MalformedAnswer
	 */
	public function read( Field $field, RawInputs $inputs ): string|array;

	/**
	 * Returns the value of an untouched field.
	 *
	 * @return AnyValue
	 */
	public function initial( Field $field ): string|array;

	/**
	 * Whether a value counts as no answer.
	 *
	 * @param AnyValue $value
	 */
	public function isEmpty( Field $field, string|array $value ): bool;

	/** @param AnyValue $value */
	public function judge( Field $field, string|array $value, Rules $rules ): FieldValidationResult;

	/**
	 * Returns what is stored for a value that is not empty. {@see fromEntry()} does the reverse.
	 *
	 * @param AnyValue $value
	 * @return array<array-key, string> By key in an entry.
	 */
	public function toEntry( Field $field, string|array $value ): array;

	/**
	 * @param array<array-key, string> $entry
	 * @return AnyValue
	 */
	public function fromEntry( Field $field, array $entry ): string|array;

	/**
	 * Returns a value that is not empty in words for people: plain text with line feeds.
	 *
	 * @param AnyValue $value
	 */
	public function display( Field $field, string|array $value ): string;
}
