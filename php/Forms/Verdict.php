<?php

declare( strict_types=1 );

namespace Atoll\Forms;

/** What a form says to a set of answers. */
final class Verdict {

	/** @param array<int, string> $messages By field id, in the form's order. */
	public function __construct( private array $messages ) {}

	public function isValid(): bool {
		return array() === $this->messages;
	}

	/** @return array<int, string> By field id, in the form's order: how to mend each. */
	public function messages(): array {
		return $this->messages;
	}
}
