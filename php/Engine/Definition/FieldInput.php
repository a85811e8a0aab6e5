<?php

declare( strict_types=1 );

namespace Atoll\Engine\Definition;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\Text;

/** One input of a field. What only a part of a compound field has is empty elsewhere. */
final class FieldInput {

	/** What is put into a part to indicate that it is empty (spec 5). */
	public const NO_ANSWER = '-';

	/**
	 * @param string          $id              Its key in an entry: `3` or `5.1`.
	 * @param string          $name            `input_3`, `input_5_1`, or `input_9[]` where it comes several times.
	 * @param string          $value           What it sends when chosen; empty for an input that is typed in.
	 * @param string          $part            Which part of a compound field it is: `first`, `postcode`; else empty.
	 * @param string          $requiredMessage The message when it is required and empty.
	 * @param list<FieldRule> $rules           Of this input alone.
	 * @param list<Choice>    $choices         What it offers, when its control is `select`.
	 * @param string          $inputName       The query parameter that fills it, or empty.
	 * @param JsonData        $data            Also what only the markup reads, under the definition's names.
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

	/** @param JsonData $data As contract/schema/definition.schema.json has it. */
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

	/** What was answered to a part, in words for people. */
	public function textOf( string $answer ): string {
		return self::NO_ANSWER === $answer ? '' : Choice::textOf( $answer, $this->choices );
	}

	/** Whether its name comes several times: `input_9[]`. */
	public function isRepeated(): bool {
		return str_ends_with( $this->name, '[]' );
	}

	/** The name under which PHP has what it sends: `input_9` for `input_9[]`. */
	public function key(): string {
		return $this->isRepeated() ? substr( $this->name, 0, -2 ) : $this->name;
	}

	/** Whether a text says something of a part of a compound field. */
	public function isAnsweredBy( string $text ): bool {
		return ! Text::isBlank( $text ) && self::NO_ANSWER !== $text && ! $this->isPreset( $text );
	}

	/** Whether a text is merely its default choice: left as it was, that is no answer. */
	public function isPreset( string $text ): bool {
		return 'select' === $this->control && '' !== $this->defaultValue && $text === $this->defaultValue;
	}
}
