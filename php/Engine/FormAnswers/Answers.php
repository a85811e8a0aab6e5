<?php

declare( strict_types=1 );

namespace Atoll\Engine\FormAnswers;

/**
 * A person's answers to one form, read and normalised but not judged.
 *
 * @phpstan-import-type AnyValue from AnswerValue
 */
final class Answers {

	/**
	 * @param array<int, AnyValue>     $values By field id.
	 * @param array<array-key, string> $entry  By the keys of Gravity Forms' entries.
	 */
	public function __construct( private array $values, private array $entry ) {}

	/** @return AnyValue As the field's shape has it; empty text for a field that the answers do not know. */
	public function value( int $fieldId ): string|array {
		return $this->values[ $fieldId ] ?? '';
	}

	/** @return list<FileAnswer> None for a field that holds no files. */
	public function files( int $fieldId ): array {
		$value = $this->value( $fieldId );
		return array_values(
			array_filter(
				is_array( $value ) ? $value : array(),
				static fn( mixed $file ) => $file instanceof FileAnswer
			)
		);
	}

	/**
	 * The same with another value for a field; what is stored stays the same.
	 *
	 * @param AnyValue $value
	 */
	public function with( int $fieldId, string|array $value ): self {
		return new self( array( $fieldId => $value ) + $this->values, $this->entry );
	}

	/**
	 * What is stored: `3`, `5.1`; empty answers are left out.
	 *
	 * @return array<array-key, string> PHP makes whole-number keys integers; JSON makes them strings again.
	 */
	public function toEntry(): array {
		return $this->entry;
	}
}
