<?php

declare( strict_types=1 );

namespace Atoll\Forms;

/** A person's answers to one form, read and normalised but not judged. */
final class Answers {

	/**
	 * @param array<int, string|list<string>> $values By field id; a list where several choices may be made.
	 * @param array<array-key, string>        $entry  By the keys of Gravity Forms' entries.
	 */
	public function __construct( private array $values, private array $entry ) {}

	/** @return string|list<string> Empty text for a field that has no answer. */
	public function value( int $fieldId ): string|array {
		return $this->values[ $fieldId ] ?? '';
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
