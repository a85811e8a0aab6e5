<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

/** Answers that were validated but not stored. Each message says how to fix its field. */
final class ValidatedAnswers {

	/**
	 * @param array<int, string>    $messages      By field id, in the form's order.
	 * @param array<string, string> $inputMessages By input id, if a field has several inputs.
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
