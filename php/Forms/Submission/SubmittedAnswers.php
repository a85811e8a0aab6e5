<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\Logic\ResolvedAnswers;

/** The answers of a submission, read and not validated yet. */
final class SubmittedAnswers {

	/**
	 * @param Answers         $typed    As sent, also for fields that do not show: it is shown again when the form is.
	 * @param ResolvedAnswers $resolved Those that count.
	 * @param string          $uniqueId The filling's key as it was sent, or was given on the way; empty for none.
	 */
	public function __construct(
		public readonly Form $form,
		public readonly Answers $typed,
		public readonly ResolvedAnswers $resolved,
		public readonly string $uniqueId = '',
	) {}
}
