<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\Logic\ResolvedAnswers;

/** The answers of a submission, read but not validated yet. */
final class SubmittedAnswers {

	/**
	 * @param Answers         $typed    As sent, also for hidden fields, to show the form again with them.
	 * @param ResolvedAnswers $resolved The answers that count.
	 * @param string          $uniqueId Key of the submission, as sent or given later; empty for none.
	 */
	public function __construct(
		public readonly Form $form,
		public readonly Answers $typed,
		public readonly ResolvedAnswers $resolved,
		public readonly string $uniqueId = '',
	) {}
}
