<?php

declare( strict_types=1 );

namespace Atoll\Engine\Definition;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\Text;

/** One input of a field. Properties for parts of compound fields are empty in other fields. */
final class FieldInput {

	/** Text by which people indicate that a part is empty (spec 5). */
	public const NO_ANSWER = '-';

	/**
	 * @param string          $id              Key in an entry: `3` or `5.1`.
	 * @param string          $name            `input_3`, `input_5_1`, or `input_9[]` if several inputs share it.
	 * @param string          $value           Value that it sends when chosen; empty for an input that people type in.
	 * @param string          $part            Part of a compound field: `first`, `postcode`; else empty.
	 * @param string          $requiredMessage Message if it is required and empty.
	 * @param list<FieldRule> $rules           Rules of this input alone.
	 * @param list<Choice>    $choices         Choices, if its control is `select`.
	 * @param string          $inputName       Name of the query parameter that prefills it; may be empty.
	 * @param JsonData        $data            The whole definition of the input, also what only the markup needs.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly string $value = '',
		public readonly string $label = '',
		public readonly string $part = '',
		public readonly bool $required = false,
		public readonly string $requiredMessage = '',
		public readonly string $defaultValue = '',
		public readonly string $control = '',
		public readonly array $rules = array(),
		public readonly array $choices = array(),
		public readonly string $inputName = '',
		public readonly JsonData $data = new JsonData( array() ),
	) {}

	/** @param JsonData $data As defined in contract/schema/definition.schema.json. */
	public static function from( JsonData $data ): self {
		return new self(
			$data->string( 'id' ),
			$data->string( 'name' ),
			$data->string( 'value' ),
			$data->string( 'label' ),
			$data->string( 'part' ),
			$data->bool( 'required' ),
			$data->map( 'messages' )->string( 'required' ),
			$data->string( 'defaultValue' ),
			$data->string( 'control' ),
			FieldRule::list( $data ),
			Choice::list( $data ),
			$data->string( 'inputName' ),
			$data,
		);
	}

	/** Returns the answer to a part in words for people. */
	public function textOf( string $answer ): string {
		return self::NO_ANSWER === $answer ? '' : Choice::textOf( $answer, $this->choices );
	}

	/** Whether several inputs share its name: `input_9[]`. */
	public function isRepeated(): bool {
		return str_ends_with( $this->name, '[]' );
	}

	/** Returns the name under which PHP receives its values: `input_9` for `input_9[]`. */
	public function key(): string {
		return $this->isRepeated() ? substr( $this->name, 0, -2 ) : $this->name;
	}

	/** Whether a text is an answer to a part of a compound field. */
	public function isAnsweredBy( string $text ): bool {
		return ! Text::isBlank( $text ) && self::NO_ANSWER !== $text && ! $this->isPreset( $text );
	}

	/** Whether a text is just the default choice, which is not an answer if it is left unchanged. */
	public function isPreset( string $text ): bool {
		return 'select' === $this->control && '' !== $this->defaultValue && $text === $this->defaultValue;
	}
}
