<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

/** Answers that were validated, not stored. Each message says how to mend its field. */
final class ValidatedAnswers {

	/**
	 * @param array<int, string>    $messages      Field id => message, in the form's order.
	 * @param array<string, string> $inputMessages Input id => message, where a field has several.
	 */
	public function __construct(
		public readonly SubmittedAnswers $submitted,
		public readonly array $messages,
		public readonly array $inputMessages,
	) {}

	public function isValid(): bool {
		return ! $this->messages;
	}
}
