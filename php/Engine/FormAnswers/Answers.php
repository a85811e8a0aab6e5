<?php

declare( strict_types=1 );

namespace Atoll\Engine\FormAnswers;

/**
 * A person's answers to one form, read and normalised but not yet validated.
 *
 * @phpstan-import-type AnyValue from AnswerValue
 */
final class Answers {

	/**
	 * @param array<int, AnyValue>     $values By field id.
	 * @param array<array-key, string> $entry  By key in Gravity Forms' entries.
	 */
	public function __construct( private array $values, private array $entry ) {}

	/** @return AnyValue In the field's shape; an empty text for an unknown field. */
	public function value( int $fieldId ): string|array {
		return $this->values[ $fieldId ] ?? '';
	}

	/** @return list<FileAnswer> Empty for a field without files. */
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
	 * Returns the same answers with another value for a field. What is stored stays the same.
	 *
	 * @param AnyValue $value
	 */
	public function with( int $fieldId, string|array $value ): self {
		return new self( array( $fieldId => $value ) + $this->values, $this->entry );
	}

	/**
	 * Returns what an entry stores, by keys such as `3` or `5.1`. Empty answers are left out.
	 *
	 * @return array<array-key, string> PHP turns whole-number keys into integers; JSON turns them into texts again.
	 */
	public function toEntry(): array {
		return $this->entry;
	}
}
