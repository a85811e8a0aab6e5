<?php

declare( strict_types=1 );

namespace Atoll\Forms\Shapes;

use Atoll\Forms\Choice;
use Atoll\Forms\Field;
use Atoll\Forms\FieldInput;
use Atoll\Forms\MalformedAnswer;
use Atoll\Forms\RawInputs;

/** What an answer looks like: a text, a choice, several choices, nothing. */
interface Shape {

	/**
	 * The inputs a field of this shape has.
	 *
	 * @param list<Choice> $choices
	 * @return list<FieldInput>
	 */
	public function inputs( int $fieldId, array $choices ): array;

	/**
	 * @return string|list<string>
	 * @throws MalformedAnswer
	 */
	public function read( Field $field, RawInputs $inputs ): string|array;

	/**
	 * What an untouched field holds.
	 *
	 * @return string|list<string>
	 */
	public function initial( Field $field ): string|array;

	/**
	 * @param string|list<string> $value
	 * @return array<array-key, string> By the keys of an entry.
	 */
	public function toEntry( Field $field, string|array $value ): array;

	/**
	 * @param array<array-key, string> $entry
	 * @return string|list<string>
	 */
	public function fromEntry( Field $field, array $entry ): string|array;
}
