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
 * What an answer looks like: a text, a choice, several choices, parts, rows, nothing.
 *
 * @phpstan-import-type AnyValue from AnswerValue
 */
interface Shape {

	/**
	 * The inputs a field of this shape has, where its kind names no parts.
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
	 * What an untouched field holds.
	 *
	 * @return AnyValue
	 */
	public function initial( Field $field ): string|array;

	/**
	 * Whether a value is no answer at all.
	 *
	 * @param AnyValue $value
	 */
	public function isEmpty( Field $field, string|array $value ): bool;

	/** @param AnyValue $value */
	public function judge( Field $field, string|array $value, Rules $rules ): FieldValidationResult;

	/**
	 * What is stored of a value that is not empty. {@see fromEntry()} gives the value back.
	 *
	 * @param AnyValue $value
	 * @return array<array-key, string> By the keys of an entry.
	 */
	public function toEntry( Field $field, string|array $value ): array;

	/**
	 * @param array<array-key, string> $entry
	 * @return AnyValue
	 */
	public function fromEntry( Field $field, array $entry ): string|array;

	/**
	 * A value that is not empty, in words for people: plain text, with line feeds.
	 *
	 * @param AnyValue $value
	 */
	public function display( Field $field, string|array $value ): string;
}
